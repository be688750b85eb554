import type { SubmittedBy } from '@sen/api/contract/model';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';
import type { RunningAttempt } from './maySave.ts';
import { isOverdue, isWithinGrace } from './time.ts';

/** Progress of the client's journal: its last entry, and the last one that the server has stored. */
export interface JournalProgress {
  readonly last_seq: number;
  readonly held_seq: number;
}

/**
 * Allows submitting an attempt; a repeated submit changes nothing. Refuses with `answersMissing` while the server lacks entries
 * that can still be sent, even if the server has submitted the attempt at the deadline. After the grace period the stored
 * answers are final.
 */
export function maySubmit(attempt: RunningAttempt, journal: JournalProgress, now: Date): Verdict {
  const open = attempt.submitted_by !== 'student' && isWithinGrace(attempt.deadline, now);
  return open && journal.held_seq < journal.last_seq ? refused('answersMissing') : allowed;
}

/** Allows submitting an attempt because its time is over. Refuses with `notTimeYet` ({deadline}). */
export function mayAutoSubmit(attempt: RunningAttempt, now: Date): Verdict {
  if (attempt.state !== 'in_progress' || isOverdue(attempt.deadline, now)) return allowed;
  return refused('notTimeYet', { deadline: attempt.deadline.toISOString() });
}

/** Returns who is recorded as the submitter: past the deadline the timer, so that the grace period for late saves stays open. */
export function submitterAt(deadline: Date, now: Date): SubmittedBy {
  return isOverdue(deadline, now) ? 'time' : 'student';
}
