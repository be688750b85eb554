import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The ref of what goes away. If it goes while the focus is in it, `to` says what takes the focus instead, once that is in
 * the page; without it the browser would begin again at the top.
 */
export function useHandOver(to: () => HTMLElement | null | undefined) {
  const held = useRef(false);
  useLayoutEffect(() => {
    if (!held.current) return;
    held.current = false;
    to()?.focus();
  });
  return useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    // Called before it leaves the page, so the focus can still be asked for.
    return () => {
      held.current = element.contains(document.activeElement);
    };
  }, []);
}
