import { useEffect, type RefObject } from 'react';
import { afterPaint } from './afterPaint';
import type { AnswerSheet } from './answerSheet';

/** The part of the scroller's height above the line on which the current question lies. */
const above = 0.2;

function questionAround(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[data-question]')?.dataset['question'];
}

/** Reports the current question to the sheet: the focused one, or the one scrolled to the top. */
export function useWhereOneIs(page: RefObject<HTMLElement | null>, sheet: AnswerSheet) {
  useEffect(() => {
    const root = page.current;
    const scroller = root?.closest<HTMLElement>('[data-scroller]');
    if (!root || !scroller) return undefined;
    const questions = [...root.querySelectorAll<HTMLElement>('[data-question]')];
    const look = (id: string | undefined) => {
      if (id !== undefined) sheet.look(id);
    };
    look(questions[0]?.dataset['question']);
    let waits = false;
    // An observer of a hundred questions would compute where each is in every frame of an answer, not only while one scrolls.
    function scrolled() {
      if (waits || !scroller) return;
      waits = true;
      afterPaint(() => {
        waits = false;
        const { top, height } = scroller.getBoundingClientRect();
        look(questionAt(questions, top + above * height)?.dataset['question']);
      });
    }
    // A press also moves the focus: its effect on the input must be painted first.
    function focused(event: FocusEvent) {
      const id = questionAround(event.target);
      if (id !== undefined) afterPaint(() => look(id));
    }
    scroller.addEventListener('scroll', scrolled, { passive: true });
    root.addEventListener('focusin', focused);
    return () => {
      scroller.removeEventListener('scroll', scrolled);
      root.removeEventListener('focusin', focused);
    };
  }, [page, sheet]);
}

/** The first of these, one below the other, that ends below a line: y in CSS pixels from the top of the window. */
function questionAt(questions: readonly HTMLElement[], line: number): HTMLElement | undefined {
  let [from, to] = [0, questions.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const { bottom } = questions[middle]?.getBoundingClientRect() ?? { bottom: 0 };
    if (bottom > line) to = middle;
    else from = middle + 1;
  }
  return questions[from];
}
