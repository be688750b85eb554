import { useEffect, useRef, type ReactNode } from 'react';
import * as css from './TakesFocus.css';

interface TakesFocusProps {
  /** It replaces what had the focus; false for what the page was opened with. */
  when: boolean;
  children: ReactNode;
}

/** A step that takes the focus, so that keys and screen readers go on where the work does. */
export function TakesFocus({ when, children }: TakesFocusProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (when) place.current?.focus({ preventScroll: true });
  }, [when]);
  return (
    <div ref={place} tabIndex={-1} className={css.place}>
      {children}
    </div>
  );
}
