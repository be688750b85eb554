import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Puts the focus on the element with this `data-focus` after the next change: moving a row takes it away. */
export function useKeptFocus(root: RefObject<HTMLElement | null>): (...wanted: string[]) => void {
  const wanted = useRef<string[]>([]);
  useLayoutEffect(() => {
    if (wanted.current.length === 0) return;
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
  return (...names) => {
    wanted.current = names;
  };
}
