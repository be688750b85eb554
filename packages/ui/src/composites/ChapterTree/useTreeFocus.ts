import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ChapterTreeRow } from './chapterRows';

const frames = 6;

/** The single tab stop of the tree, and the row to focus as soon as it is rendered. */
export function useTreeFocus(root: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState<string>();
  const wanted = useRef<string | undefined>(undefined);
  const focusPending = useRef(false);
  const [, draw] = useState(0);

  const focusRow = useCallback((id: string | undefined) => {
    wanted.current = id;
    focusPending.current = true;
    if (id !== undefined) setActive(id);
    // The row may exist already, so that nothing else triggers a render.
    draw((times) => times + 1);
  }, []);

  const frame = useRef(0);
  useLayoutEffect(() => () => cancelAnimationFrame(frame.current), []);

  useLayoutEffect(() => {
    if (!focusPending.current || !root.current) return;
    focusPending.current = false;
    const row =
      wanted.current !== undefined
        ? root.current.querySelector<HTMLElement>(`[data-row="${CSS.escape(wanted.current)}"]`)
        : root.current.querySelector<HTMLElement>('[data-row], button');
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
    // A menu or dialog that is closing by the same press keeps the focus until it is unmounted.
    cancelAnimationFrame(frame.current);
    let left = frames;
    const again = () => {
      if (document.activeElement !== row) row?.focus({ preventScroll: true });
      left -= 1;
      if (left > 0) frame.current = requestAnimationFrame(again);
    };
    if (document.activeElement !== row) frame.current = requestAnimationFrame(again);
  });

  const stop = (rows: readonly ChapterTreeRow[]) =>
    rows.some(({ node }) => node.id === active) ? active : rows[0]?.node.id;

  return { stop, setActive, focusRow };
}
