import { useEffect, type RefObject } from 'react';
import { afterPaint } from './afterPaint';
import type { AnswerSheet } from './answerSheet';

function questionAround(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[data-question]')?.dataset['question'];
}

/** Reports the current question to the sheet: the focused one, or the one scrolled to the top. */
export function useWhereOneIs(page: RefObject<HTMLElement | null>, sheet: AnswerSheet) {
  useEffect(() => {
    const root = page.current;
    if (!root) return undefined;
    const questions = root.querySelectorAll<HTMLElement>('[data-question]');
    const first = questionAround(questions[0] ?? null);
    if (first !== undefined) sheet.look(first);
    const observer = new IntersectionObserver(
      (entries) => {
        const at = entries.find((entry) => entry.isIntersecting);
        const id = at && questionAround(at.target);
        if (id !== undefined) sheet.look(id);
      },
      { root: root.closest('[data-scroller]'), rootMargin: '-20% 0px -75% 0px' },
    );
    for (const question of questions) observer.observe(question);
    // A press also moves the focus: its effect on the input must be painted first.
    function focused(event: FocusEvent) {
      const id = questionAround(event.target);
      if (id !== undefined) afterPaint(() => sheet.look(id));
    }
    root.addEventListener('focusin', focused);
    return () => {
      observer.disconnect();
      root.removeEventListener('focusin', focused);
    };
  }, [page, sheet]);
}
