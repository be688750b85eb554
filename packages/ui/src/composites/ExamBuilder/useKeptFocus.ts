import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * After the next change, focuses the first of these `data-focus` elements that is focusable: moving a row
 * loses the focus.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): (wanted: readonly string[]) => void {
  const wanted = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    const names = wanted.current;
    wanted.current = [];
    for (const name of names) {
      const element = root.current?.querySelector<HTMLElement>(
        `[data-focus="${CSS.escape(name)}"] button:not(:disabled)`,
      );
      if (element) {
        element.focus();
        return;
      }
    }
  });
  return useCallback((names) => {
    wanted.current = names;
  }, []);
}
