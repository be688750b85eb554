import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

interface ScrollBodyProps {
  className: string;
  /** The accessible name when the body itself is focusable. */
  label: string;
  children: ReactNode;
}

/** The body of a dialog or drawer. It is a tab stop only if it scrolls. */
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

/** Returns whether the content of a box is higher than the box, also after only the content has grown. */
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
