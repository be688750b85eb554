import type { AttemptState, QuestionType } from '@sen/api/contract/model';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';
import { questionTraits } from '../questions/questionTypes.ts';
import { stateAllows } from './attemptVerbs.ts';

/**
 * Whether an answer may be given this mark by hand: the attempt is handed in, the type is one that a teacher reads, and
 * the mark lies between 0 and the question's score. Refuses with `attemptNotOver`, `markedByTheServer`, `markOutOfRange`.
 */
export function mayMark(state: AttemptState, type: QuestionType, mark: number, worth: number): Verdict {
  const verdict = stateAllows(state, 'mark');
  if (!verdict.allowed) return verdict;
  if (questionTraits[type].markedBy === 'server') return refused('markedByTheServer');
  return mark >= 0 && mark <= worth ? allowed : refused('markOutOfRange', { max: worth });
}
