import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';

/** Puts the focus on the first of these `data-focus` that can take it after the next change: moving a row takes it away. */
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
