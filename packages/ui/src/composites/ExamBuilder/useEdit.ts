import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ExamParts } from './examParts';
import { useKeptFocus } from './useKeptFocus';

/** One change of the exam: the new value, the next focus, the announcement. */
export type Edit = (
  change: (parts: ExamParts) => ExamParts,
  after?: { focus?: readonly string[]; announce?: string; undo?: boolean },
) => void;

/** A stable `edit`, so that typing in one row renders only that row; and undo for removals. */
export function useEdit(
  root: RefObject<HTMLElement | null>,
  value: ExamParts,
  onChange: (value: ExamParts) => void,
) {
  const keepFocus = useKeptFocus(root);
  const [announcement, announce] = useState('');
  const [before, setBefore] = useState<ExamParts>();
  const latest = useRef({ value, onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });

  const edit = useCallback<Edit>(
    (change, { focus = [], announce: words, undo = false } = {}) => {
      keepFocus(focus);
      if (words !== undefined) announce(words);
      setBefore(undo ? latest.current.value : undefined);
      latest.current.onChange(change(latest.current.value));
    },
    [keepFocus],
  );

  return { edit, announcement, before };
}
