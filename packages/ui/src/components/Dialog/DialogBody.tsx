import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { body } from './Dialog.css';

/** What scrolls must be reached by keyboard; what does not scroll should cost no stop. */
export function DialogBody({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const measure = () => setScrolls(box.scrollHeight > box.clientHeight);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only where it scrolls
    <div ref={element} className={body} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </div>
  );
}
