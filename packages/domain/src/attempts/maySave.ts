import type { AttemptState, SubmittedBy } from '@sen/api/contract/model';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';
import { stateAllows } from './attemptVerbs.ts';
import { isWithinGrace } from './time.ts';

/** An attempt as far as its clock and its state go. */
export interface RunningAttempt {
  readonly state: AttemptState;
  /** null until it is handed in. */
  readonly submitted_by: SubmittedBy | null;
  readonly deadline: Date;
}

/**
 * Whether entries that arrive now still count. Until the deadline and 20 seconds of grace, also when the server handed the
 * attempt in by time meanwhile (it is then marked again); nothing after its student handed it in.
 * Refuses with `attemptOver`, or `answerTooLate` ({deadline}).
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
