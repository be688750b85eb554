import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref for an element that may unmount. If it had the focus, the element returned by `to` is focused after the update;
 * otherwise the browser would reset the focus to the top of the page.
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
    // Runs before the element is removed, so the focus can still be read.
    return () => {
      held.current = element.contains(document.activeElement);
    };
  }, []);
}
