import { refused, type Verdict } from '../errors/verdict.ts';
import { stateAllows } from './attemptVerbs.ts';
import type { RunningAttempt } from './maySave.ts';
import { isWithinGrace } from './time.ts';

/**
 * Whether the key and the marks of an attempt may be seen. Its student waits until nothing can be saved any more: an attempt
 * that the server handed in by time takes answers for the grace. Refuses with `reviewNotYetAllowed`, or for others
 * with `attemptNotOver`.
 */
export function mayReview(attempt: RunningAttempt, isStudent: boolean, now: Date): Verdict {
  if (!isStudent)
    return attempt.state === 'in_progress' ? refused('attemptNotOver') : stateAllows(attempt.state, 'review');
  const takesMore = attempt.submitted_by === 'time' && isWithinGrace(attempt.deadline, now);
  return takesMore ? refused('reviewNotYetAllowed') : stateAllows(attempt.state, 'review');
}
