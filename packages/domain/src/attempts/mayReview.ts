import { refused, type Verdict } from '../errors/verdict.ts';
import { stateAllows } from './attemptVerbs.ts';
import type { RunningAttempt } from './maySave.ts';
import { isWithinGrace } from './time.ts';

/**
 * Allows viewing the key and the marks of an attempt. Its student must wait until nothing can be saved any more: an attempt that
 * the server submitted at the deadline accepts answers until the grace period ends. Refuses with `reviewNotYetAllowed`, or for
 * others with `attemptNotOver`.
 */
export function mayReview(attempt: RunningAttempt, isStudent: boolean, now: Date): Verdict {
  if (!isStudent)
    return attempt.state === 'in_progress' ? refused('attemptNotOver') : stateAllows(attempt.state, 'review');
  const takesMore = attempt.submitted_by === 'time' && isWithinGrace(attempt.deadline, now);
  return takesMore ? refused('reviewNotYetAllowed') : stateAllows(attempt.state, 'review');
}
