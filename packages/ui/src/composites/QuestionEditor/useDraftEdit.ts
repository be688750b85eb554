import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { QuestionDraft } from './questionDraft';

export interface AfterEdit {
  /** Focuses the first of these `data-focus` elements that is focusable. */
  focus?: readonly string[];
  /** The caret position in it. */
  caret?: number;
  /** Text to announce. */
  announce?: string;
  /** Undo of a removal: where it is offered (`data-focus` of its list), and its text. */
  undo?: { at: string; text: string };
}

export type EditDraft = (next: QuestionDraft, after?: AfterEdit) => void;

export interface Undo {
  at: string;
  text: string;
  draft: QuestionDraft;
}

/** The single entry point of all changes: it keeps the focus, announces changes and offers undo. */
export function useDraftEdit(
  root: RefObject<HTMLElement | null>,
  draft: QuestionDraft,
  onChange: (next: QuestionDraft) => void,
) {
  const wanted = useRef<AfterEdit>({});
  const [announcement, announce] = useState('');
  const [undo, setUndo] = useState<Undo | null>(null);

  useLayoutEffect(() => {
    const { focus = [], caret } = wanted.current;
    wanted.current = {};
    for (const name of focus) {
      const field = root.current?.querySelector<HTMLElement>(
        `[data-focus="${CSS.escape(name)}"] :is(textarea, input, button):not(:disabled)`,
      );
      if (!field) continue;
      field.focus();
      if (caret !== undefined && field instanceof HTMLTextAreaElement) field.setSelectionRange(caret, caret);
      return;
    }
  });

  const edit = useCallback<EditDraft>(
    (next, after = {}) => {
      wanted.current = after;
      if (after.announce !== undefined) announce(after.announce);
      setUndo(after.undo ? { ...after.undo, draft } : null);
      onChange(next);
    },
    [draft, onChange],
  );

  return { edit, announcement, undo };
}
