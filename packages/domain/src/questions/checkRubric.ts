import type { Rubric } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { isBlankText, required } from '../errors/required.ts';
import { hasTwoDecimals } from '../exams/hundredths.ts';
import { spellingKey } from '../text/keyword.ts';

/** Validates a rubric: named criteria with levels of different points, of which the best is worth something. */
export function checkRubric(rubric: Rubric | undefined): FieldError[] {
  return (rubric ?? []).flatMap((criterion, index) => {
    const field = `key.rubric.${index}`;
    const before = (rubric ?? []).slice(0, index);
    return [
      ...checkName(criterion, before, `${field}.title`, 'criterionTwice'),
      ...criterion.levels.flatMap((level, place) => [
        ...checkName(level, criterion.levels.slice(0, place), `${field}.levels.${place}.title`, 'levelTwice'),
        ...checkPoints(level.points, `${field}.levels.${place}.points`),
      ]),
      ...(criterion.levels.length < 2 ? [fieldError(field, 'levelsTooFew')] : []),
      ...(criterion.levels.some(({ points }) => points > 0) ? [] : [fieldError(field, 'criterionWorthless')]),
    ];
  });
}

interface Named {
  readonly id: string;
  readonly title: string;
}

function checkName(
  { id, title }: Named,
  before: readonly Named[],
  field: string,
  twice: 'criterionTwice' | 'levelTwice',
): FieldError[] {
  if (isBlankText(title)) return required(field, title);
  const repeats = before.some((other) => other.id === id || spellingKey(other.title) === spellingKey(title));
  return repeats ? [fieldError(field, twice, { name: title })] : [];
}

function checkPoints(points: number, field: string): FieldError[] {
  return points >= 0 && hasTwoDecimals(points) ? [] : [fieldError(field, 'levelPointsWrong')];
}
