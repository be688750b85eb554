import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** The title takes the focus from an action that its own success removed, which would leave it at the top of the page. */
export function useTitleFocus(root: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body) root.current?.querySelector('h1')?.focus();
  });
  return ({ target }) => {
    last.current = target;
  };
}
