import { markOf, type CriterionMark, type Rubric } from './rubric';

/** Moves to the levels of the first criterion without one. */
export function focusOpenCriterion(
  root: HTMLElement | null,
  rubric: Rubric,
  marks: readonly CriterionMark[],
): void {
  const open = rubric.find(({ id }) => !markOf(marks, id)?.level_id);
  if (!open) return;
  root?.querySelector<HTMLElement>(`[data-criterion="${CSS.escape(open.id)}"] input[type="radio"]`)?.focus();
}
