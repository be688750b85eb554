import { useState, type RefObject } from 'react';
import { focusOpenCriterion } from '../QuestionView/rubric/focusOpenCriterion';
import { markOf, withMark, type CriterionMark, type Rubric } from '../QuestionView/rubric/rubric';
import type { DeskKeys } from './useDeskKeys';

interface RubricKeys {
  desk: RefObject<HTMLElement | null>;
  /** The answer on the desk; another one begins at its first criterion. */
  of: string;
  rubric: Rubric | undefined;
  levels:
    | {
        marks: readonly CriterionMark[];
        onChange: (marks: CriterionMark[]) => void;
        score: number | null;
      }
    | undefined;
  onMark: (score: number) => void;
}

const isOpen = (marks: readonly CriterionMark[], id: string) => !markOf(marks, id)?.level_id;

/** A digit chooses the level of one criterion and goes on to the next without one; Enter gives the mark. */
export function useRubricKeys({ desk, of, rubric, levels, onMark }: RubricKeys) {
  const [at, setAt] = useState<{ of: string; id?: string; refused?: boolean }>({ of });
  if (!rubric || !levels) return undefined;
  const { marks, onChange, score } = levels;
  const known: typeof at = at.of === of ? at : { of };
  const first = rubric.find(({ id }) => isOpen(marks, id)) ?? rubric[0];
  const current = rubric.find(({ id }) => id === known.id) ?? first;
  const place = rubric.findIndex((one) => one === current);

  const part = (id: string | undefined) =>
    desk.current?.querySelector<HTMLElement>(`[data-criterion="${CSS.escape(id ?? '')}"]`);
  const go = (id: string | undefined, refused = known.refused ?? false) => {
    if (id === undefined) return;
    setAt({ of, id, refused });
    part(id)?.closest('[data-panel]')?.scrollIntoView({ block: 'nearest' });
    part(id)?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (level: string) => {
    if (!current) return;
    onChange(withMark(marks, { ...markOf(marks, current.id), criterion_id: current.id, level_id: level }));
    const later = [...rubric.slice(place + 1), ...rubric.slice(0, place)];
    go((later.find(({ id }) => isOpen(marks, id)) ?? current).id);
  };
  const onGive = () => {
    if (score === null) {
      go(first?.id, true);
      focusOpenCriterion(desk.current, rubric, marks);
    } else onMark(score);
  };
  const keys: DeskKeys = {
    ...Object.fromEntries(
      (current?.levels ?? []).map(({ id }, index) => [String(index + 1), () => choose(id)]),
    ),
    arrowup: () => go(rubric[place - 1]?.id),
    arrowdown: () => go(rubric[place + 1]?.id),
    n: () => {
      const { id } = current ?? {};
      const field = part(id)?.querySelector<HTMLElement>('input:not([type="radio"])');
      if (field) field.focus();
      else part(id)?.querySelector<HTMLElement>('[data-opens-comment] button')?.click();
    },
    enter: onGive,
  };
  return { keys, current: current?.id, refused: at.of === of && at.refused === true, onGive };
}
