import { useLayoutEffect, useRef, type RefObject } from 'react';
import { isAnswered, type AnswerValue } from './answer';
import { markChosen } from './markChosen';
import { sameAnswer } from './sameAnswer';

interface NativeAnswer {
  root: RefObject<HTMLDivElement | null>;
  /** To be called after each change of an input. */
  report: () => void;
  clear: () => void;
  composition: { onCompositionStart: () => void; onCompositionEnd: () => void };
}

/**
 * The inputs are uncontrolled and React only listens: nothing renders while typing or choosing. An answer
 * from outside is written into the inputs, but never during an IME composition.
 */
export function useNativeAnswer<Answer extends AnswerValue>(
  value: Answer | null,
  onChange: (answer: Answer) => void,
  read: (root: HTMLElement) => Answer,
  write: (root: HTMLElement, answer: Answer | null) => void,
): NativeAnswer {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef<AnswerValue | null>(value);
  const composing = useRef(false);
  const waiting = useRef<{ value: Answer | null } | null>(null);

  function show(next: Answer | null) {
    if (!root.current || sameAnswer(next, shown.current)) return;
    shown.current = next;
    write(root.current, next);
    markChosen(root.current, isAnswered(next));
  }

  useLayoutEffect(() => {
    if (root.current) markChosen(root.current, isAnswered(shown.current));
  }, []);

  useLayoutEffect(() => {
    if (composing.current) waiting.current = { value };
    else show(value);
    // oxlint-disable-next-line react/exhaustive-deps -- only a new value from outside is applied
  }, [value]);

  function report() {
    if (!root.current) return;
    const answer = read(root.current);
    if (sameAnswer(answer, shown.current)) return;
    waiting.current = null;
    shown.current = answer;
    markChosen(root.current, isAnswered(answer));
    onChange(answer);
  }

  return {
    root,
    report,
    clear() {
      if (!root.current) return;
      write(root.current, null);
      report();
      root.current.querySelector<HTMLElement>('input, select, textarea')?.focus();
    },
    composition: {
      onCompositionStart: () => {
        composing.current = true;
      },
      onCompositionEnd: () => {
        composing.current = false;
        report();
        if (waiting.current) show(waiting.current.value);
        waiting.current = null;
      },
    },
  };
}
