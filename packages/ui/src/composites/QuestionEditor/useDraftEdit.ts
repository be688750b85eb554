import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { QuestionDraft } from './questionDraft';

export interface AfterEdit {
  /** The first of these `data-focus` that can take it gets the focus. */
  focus?: readonly string[];
  /** Where the caret then stands in it. */
  caret?: number;
  /** What is read out. */
  announce?: string;
  /** The way back from a removal: where it is offered (`data-focus` of its list), and its words. */
  undo?: { at: string; text: string };
}

export type EditDraft = (next: QuestionDraft, after?: AfterEdit) => void;

export interface Undo {
  at: string;
  text: string;
  draft: QuestionDraft;
}

/** One place through which every change goes: it keeps the focus, says what happened, and knows the way back. */
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
