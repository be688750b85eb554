import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

interface ScrollBodyProps {
  className: string;
  /** What is heard where the body itself has the focus. */
  label: string;
  children: ReactNode;
}

/** The middle of a dialog or drawer. What scrolls must be reached by keyboard; what does not scroll costs no stop. */
export function ScrollBody({ className, label, children }: ScrollBodyProps) {
  const [element, scrolls] = useScrolls<HTMLDivElement>();
  return (
    <div
      ref={element}
      className={className}
      {...(scrolls && { role: 'group', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  );
}

/** Whether the content of a box is higher than the box, also after the content alone has grown. */
function useScrolls<Element extends HTMLElement>(): [RefObject<Element | null>, boolean] {
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
