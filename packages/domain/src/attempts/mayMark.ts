import type { AttemptState, QuestionType } from '@sen/api/contract/model';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';
import { questionTraits } from '../questions/questionTypes.ts';
import { stateAllows } from './attemptVerbs.ts';

/**
 * Allows marking an answer by hand: the attempt is submitted, a teacher marks the type, and the mark is between 0 and the
 * question's score. Refuses with `attemptNotOver`, `markedByTheServer` or `markOutOfRange`.
 */
export function mayMark(state: AttemptState, type: QuestionType, mark: number, worth: number): Verdict {
  const verdict = stateAllows(state, 'mark');
  if (!verdict.allowed) return verdict;
  if (questionTraits[type].markedBy === 'server') return refused('markedByTheServer');
  return mark >= 0 && mark <= worth ? allowed : refused('markOutOfRange', { max: worth });
}
