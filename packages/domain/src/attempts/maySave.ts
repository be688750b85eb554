import type { AttemptState, SubmittedBy } from '@sen/api/contract/model';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';
import { stateAllows } from './attemptVerbs.ts';
import { isWithinGrace } from './time.ts';

/** The fields of an attempt that its timing depends on. */
export interface RunningAttempt {
  readonly state: AttemptState;
  /** Null until it is submitted. */
  readonly submitted_by: SubmittedBy | null;
  readonly deadline: Date;
}

/**
 * Allows saving journal entries that arrive now: until the deadline plus 20 seconds of grace, even if the server has already
 * submitted the attempt (it is then marked again). Nothing is accepted after the student submits. Refuses with `attemptOver`, or
 * `answerTooLate` ({deadline}).
 */
export function maySave(attempt: RunningAttempt, now: Date): Verdict {
  if (attempt.submitted_by === 'student') return refused('attemptOver');
  if (attempt.submitted_by === null) {
    const verdict = stateAllows(attempt.state, 'save');
    if (!verdict.allowed) return verdict;
  }
  if (isWithinGrace(attempt.deadline, now)) return allowed;
  return refused('answerTooLate', { deadline: attempt.deadline.toISOString() });
}
