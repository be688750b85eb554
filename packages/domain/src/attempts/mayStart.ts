import type { AttemptState, ExamStatus } from '@sen/api/contract/model';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';
import { stateAllowsExam } from '../exams/examVerbs.ts';
import { attemptsLeft } from './retake.ts';
import { isOverdue } from './time.ts';

/** The facts that decide whether an attempt may be started. */
export interface StartCircumstances {
  readonly isParticipant: boolean;
  /** null for a test of a training, which closes before the training ends or with it. */
  readonly classEnd: Date | null;
  readonly examStatus: ExamStatus;
  readonly start: Date;
  readonly end: Date;
  /** Number of attempts allowed after the first. */
  readonly retakes: number;
  /** The person's attempts at this assignment. */
  readonly attempts: readonly { readonly state: AttemptState; readonly deadline: Date }[];
  /** The numbers of attempts that were reset and may not be taken again: they count as used. */
  readonly usedNumbers: readonly number[];
}

/**
 * Allows starting or resuming an attempt. A running attempt is always open to its student, even if the exam has been locked
 * or the student has left the class since. Otherwise returns the first reason against it, permanent ones before those that
 * depend on the time: `notAParticipant`, `classEnded`, `assignmentNotOpen` ({start}), `assignmentOver` ({end}), `examLocked`
 * or `examNotPublished`, `noAttemptLeft` ({allowed}).
 */
export function mayStart(circumstances: StartCircumstances, now: Date): Verdict {
  const { isParticipant, classEnd, examStatus, start, end, retakes, attempts, usedNumbers } = circumstances;
  if (runningAttempt(attempts, now)) return allowed;
  if (!isParticipant) return refused('notAParticipant');
  if (classEnd !== null && now >= classEnd) return refused('classEnded');
  if (now < start) return refused('assignmentNotOpen', { start: start.toISOString() });
  if (now >= end) return refused('assignmentOver', { end: end.toISOString() });
  const exam = stateAllowsExam(examStatus, 'take');
  if (!exam.allowed) return exam;
  if (attemptsLeft(retakes, attempts.length + usedNumbers.length) === 0)
    return refused('noAttemptLeft', { allowed: retakes + 1 });
  return allowed;
}

/** Finds the attempt to resume: in progress and before its deadline. */
export function runningAttempt<Attempt extends { readonly state: AttemptState; readonly deadline: Date }>(
  attempts: readonly Attempt[],
  now: Date,
): Attempt | undefined {
  return attempts.find(({ state, deadline }) => state === 'in_progress' && !isOverdue(deadline, now));
}
