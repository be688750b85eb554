import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ChapterTreeRow } from './chapterRows';

const frames = 6;

/** The one tab stop of the tree, and the row that is to have the focus as soon as it stands there. */
export function useTreeFocus(root: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState<string>();
  const wanted = useRef<string | undefined>(undefined);
  const focusPending = useRef(false);
  const [, draw] = useState(0);

  const focusRow = useCallback((id: string | undefined) => {
    wanted.current = id;
    focusPending.current = true;
    if (id !== undefined) setActive(id);
    // The row may be there already and nothing else changes.
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
    // A menu or a dialog that closes by the same press lets nothing outside have the focus until it is gone.
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
