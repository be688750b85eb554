import { isAnswered, type AnswerValue } from './answer';
import type { Question } from './question';
import type { QuestionReview } from './review';

export const verdicts = [
  'right',
  'partlyRight',
  'wrong',
  'waiting',
  'marked',
  'answered',
  'notAnswered',
] as const;
export type Verdict = (typeof verdicts)[number];

/**
 * The verdict on a whole answer, decided by its score; free text answers are not called correct or wrong. Without a
 * score only whether it was answered.
 */
export function verdictOf(question: Question, answer: AnswerValue | null, review: QuestionReview): Verdict {
  const written = question.content.type === 'short_answer' || question.content.type === 'long_answer';
  if (review.score === undefined) return isAnswered(answer) ? 'answered' : 'notAnswered';
  if (review.score === null) return isAnswered(answer) ? 'waiting' : 'notAnswered';
  if (review.score >= question.score) return 'right';
  if (!isAnswered(answer)) return 'notAnswered';
  if (written) return 'marked';
  return review.score > 0 ? 'partlyRight' : 'wrong';
}
