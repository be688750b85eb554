import type { SubmittedBy } from '@sen/api/contract/model';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';
import type { RunningAttempt } from './maySave.ts';
import { isOverdue, isWithinGrace } from './time.ts';

/** How far the journal that asks has come: its last entry, and the last one that the server holds. */
export interface JournalProgress {
  readonly last_seq: number;
  readonly held_seq: number;
}

/**
 * Whether an attempt may be handed in. Repeated is allowed and changes nothing. Refuses with `answersMissing` while the
 * server lacks entries that could still be sent, also when it has handed the attempt in by time meanwhile; once the grace is
 * over, what it holds is what there is.
 */
export function maySubmit(attempt: RunningAttempt, journal: JournalProgress, now: Date): Verdict {
  const open = attempt.submitted_by !== 'student' && isWithinGrace(attempt.deadline, now);
  return open && journal.held_seq < journal.last_seq ? refused('answersMissing') : allowed;
}

/** Whether an attempt may be handed in because its time is over. Refuses with `notTimeYet` ({deadline}). */
export function mayAutoSubmit(attempt: RunningAttempt, now: Date): Verdict {
  if (attempt.state !== 'in_progress' || isOverdue(attempt.deadline, now)) return allowed;
  return refused('notTimeYet', { deadline: attempt.deadline.toISOString() });
}

/** Who hands in by submitting now: past the deadline it is the time, so that the grace for late saves stays open. */
export function submitterAt(deadline: Date, now: Date): SubmittedBy {
  return isOverdue(deadline, now) ? 'time' : 'student';
}
