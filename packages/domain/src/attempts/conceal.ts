import type {
  Attempt,
  AttemptResult,
  AttemptSummary,
  Review,
  ReviewedQuestion,
  Shown,
} from '@sen/api/contract/model';
import { withShownFigures } from '../questions/figures.ts';
import { includes, isMarkShown } from './release.ts';

/** Removes the points of a result until they are shown. */
export function concealResult(result: AttemptResult, shown: Shown): AttemptResult {
  return includes(shown, 'score') ? result : { ...result, score: null, final_score: null };
}

/** Removes the points of an attempt in a list until they are shown. */
export function concealSummary(attempt: AttemptSummary, shown: Shown): AttemptSummary {
  return includes(shown, 'score') ? attempt : { ...attempt, score: null, final_score: null };
}

/**
 * Removes from a submitted attempt what its student does not see yet. A key that other assignments hold back goes, and
 * until when is told.
 */
export function concealReview(review: Review, allowed: Shown, keyHeldUntil: Date | null): Review {
  const isHeld = allowed === 'key' && keyHeldUntil !== null;
  const shown = isHeld ? 'answers' : allowed;
  return {
    ...review,
    shown,
    key_held_until: isHeld ? keyHeldUntil.toISOString() : null,
    result: concealResult(review.result, shown),
    parts: includes(shown, 'answers')
      ? review.parts.map((part) => ({
          ...part,
          questions: part.questions.map((one) => concealMark(one, shown)),
        }))
      : [],
  };
}

function concealMark(reviewed: ReviewedQuestion, shown: Shown): ReviewedQuestion {
  const { question } = reviewed;
  const content = withShownFigures(question.title, question.content);
  const keyed = includes(shown, 'key')
    ? reviewed
    : { ...reviewed, question: { ...question, content }, key: null, corrected: null };
  return isMarkShown(shown, reviewed.question.content.type)
    ? keyed
    : { ...keyed, score: null, comment: null, marked_by: null, criteria: [] };
}

/** Removes the paper and the answers of an attempt that accepts no more answers until the answers are shown. */
export function concealAttempt(attempt: Attempt, takesAnswers: boolean, shown: Shown): Attempt {
  return takesAnswers || includes(shown, 'answers')
    ? attempt
    : { ...attempt, paper: { parts: [] }, answers: [] };
}
