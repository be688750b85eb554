import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Whether the content of a box is higher than the box: what scrolls must be reached by keyboard, the rest costs no stop. */
export function useScrolls<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
  const element = useRef<Element>(null);
  const [scrolls, setScrolls] = useState(false);

  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight));
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return [element, scrolls];
}
