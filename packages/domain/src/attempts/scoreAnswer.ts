import type { AnswerValue, QuestionContent, QuestionKey } from '@sen/api/contract/model';
import { isEmptyAnswer } from '../questions/isEmptyAnswer.ts';
import { questionTraits } from '../questions/questionTypes.ts';
import { hundredths, points } from '../exams/hundredths.ts';
import { rightParts } from './rightParts.ts';

/**
 * Returns the points of an answer, rounded to two decimals; `null` if a teacher must mark it. Proportional types earn the share
 * of their right parts, the others all or nothing (readings.md, 'Marks'). A missing answer earns 0 at once, even a text, so that
 * teachers need not mark empty answers. `worth` is the question's score in this exam.
 */
export function scoreAnswer(
  content: QuestionContent,
  key: QuestionKey,
  answer: AnswerValue | null,
  worth: number,
): number | null {
  if (answer === null || isEmptyAnswer(answer)) return 0;
  const { markedBy, inProportion } = questionTraits[content.type];
  if (markedBy === 'teacher') return null;
  const { right, of } = rightParts(content, key, answer);
  if (right === of) return worth;
  return inProportion ? points((hundredths(worth) * right) / of) : 0;
}
