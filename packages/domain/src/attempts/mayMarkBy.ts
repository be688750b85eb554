import type { CriterionMark, QuestionKey } from '@sen/api/contract/model';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';
import { rubricOf, rubricScore } from '../questions/rubric.ts';

/**
 * Allows a mark by the rubric of its question: each criterion has one of its levels, and the mark is what these are worth.
 * A question without a rubric takes any mark. Refuses with `rubricIncomplete`.
 */
export function mayMarkBy(
  key: QuestionKey,
  given: { score: number; rubric: readonly CriterionMark[] },
  worth: number,
): Verdict {
  const rubric = rubricOf(key);
  const isRight = rubric
    ? rubricScore(rubric, given.rubric, worth) === given.score
    : given.rubric.length === 0;
  return isRight ? allowed : refused('rubricIncomplete');
}
