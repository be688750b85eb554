import type { AttemptState, Retake } from '@sen/api/contract/model';
import type { ErrorCode } from '../errors/codes.ts';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { allowed, refused, type Verdict } from '../errors/verdict.ts';
import { stateAllowsExam } from '../exams/examVerbs.ts';
import type { RunningAttempt } from './maySave.ts';
import type { StartCircumstances } from './mayStart.ts';
import { isWithinGrace } from './time.ts';

/** What may follow a reset, in the order of the choice. */
export const retakeChoices = ['again', 'none'] as const satisfies readonly Retake[];

/**
 * Allows resetting an attempt that takes no more answers, so that none arrives for an attempt that is gone. Refuses with
 * `attemptStillTaken` ({end}).
 */
export function mayReset(attempt: RunningAttempt, now: Date): Verdict {
  const takesMore =
    attempt.submitted_by !== 'student' &&
    (attempt.state === 'in_progress' || isWithinGrace(attempt.deadline, now));
  return takesMore ? refused('attemptStillTaken', { end: attempt.deadline.toISOString() }) : allowed;
}

/** What decides whether a student can take an attempt again. */
export type RetakeCircumstances = Pick<
  StartCircumstances,
  'isParticipant' | 'classEnd' | 'examStatus' | 'end'
>;

/** Validates the choice of what follows a reset: a student who is to take the attempt again must be able to. */
export function checkRetake(
  retake: Retake,
  { isParticipant, classEnd, examStatus, end }: RetakeCircumstances,
  now: Date,
): FieldError<ErrorCode>[] {
  if (retake === 'none') return [];
  const code = ((): ErrorCode | null => {
    if (!isParticipant) return 'retakeNotParticipant';
    if (classEnd === null && now >= end) return 'testRetakeAfterEnd';
    if (now >= end || (classEnd !== null && now >= classEnd)) return 'retakeAfterEnd';
    return stateAllowsExam(examStatus, 'take').allowed ? null : 'retakeExamNotOpen';
  })();
  return code === null ? [] : [fieldError('retake', code, { end: end.toISOString() })];
}

/** Where a student stands with an assigned exam. */
export type WorkState = 'coming' | 'open' | 'running' | 'waiting' | 'marked' | 'missed' | 'reset';

interface Work {
  readonly timing: 'not_started' | 'happening' | 'finished';
  readonly attempts_left: number;
  readonly attempts: readonly { readonly state: AttemptState; readonly reset: object | null }[];
  /** A score was entered. */
  readonly entered?: object | undefined;
}

/** Returns where a student stands with an exam: what still runs or waits comes before what is done. */
export function workState({ timing, attempts, attempts_left: left, entered }: Work): WorkState {
  const counting = attempts.filter(({ reset }) => reset === null);
  if (counting.some(({ state }) => state === 'in_progress')) return 'running';
  if (entered) return 'marked';
  if (counting.some(({ state }) => state === 'submitted')) return 'waiting';
  if (counting.length > 0) return 'marked';
  if (timing === 'not_started') return 'coming';
  if (timing === 'happening' && left > 0) return 'open';
  return attempts.length > 0 ? 'reset' : 'missed';
}
