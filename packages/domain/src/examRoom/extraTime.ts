import { type FieldError, fieldError } from '../errors/FieldError.ts';

/** The most minutes that are given at once. */
export const longestExtraMinutes = 600;

const minute = 60_000;

/** A time in which nobody could work: the network or the power was gone. */
export interface Outage {
  readonly from: Date;
  readonly to: Date;
}

/** What is asked for: the same minutes for all, or what an outage took from each. */
export interface ExtraTimeDraft {
  readonly minutes?: number | null | undefined;
  readonly outage?: Outage | null | undefined;
  readonly reason: string;
}

/** Validates extra time. A reason is always asked for, because the student and the audit log show it. */
export function checkExtraTime({ minutes, outage, reason }: ExtraTimeDraft, now: Date): FieldError[] {
  return [...checkHowMuch(minutes ?? null, outage ?? null, now), ...checkReason(reason)];
}

function checkHowMuch(minutes: number | null, outage: Outage | null, now: Date): FieldError[] {
  if (!outage) return checkMinutes(minutes);
  return minutes === null ? checkOutage(outage, now) : [fieldError('minutes', 'minutesOrOutage')];
}

/** Validates a number of minutes that are given. */
export function checkMinutes(minutes: number | null): FieldError[] {
  if (minutes === null) return [fieldError('minutes', 'thisFieldIsRequired')];
  const isInRange = Number.isInteger(minutes) && minutes >= 1 && minutes <= longestExtraMinutes;
  return isInRange ? [] : [fieldError('minutes', 'extraMinutesOutOfRange', { max: longestExtraMinutes })];
}

/** Validates the reason of what is done, or the text of a message. */
export function checkReason(reason: string, field = 'reason'): FieldError[] {
  return reason.trim() === '' ? [fieldError(field, 'thisFieldIsRequired')] : [];
}

function checkOutage({ from, to }: Outage, now: Date): FieldError[] {
  // An empty field is no time.
  if (Number.isNaN(from.getTime()) || Number.isNaN(to.getTime()))
    return [fieldError('outage', 'thisFieldIsRequired')];
  if (to <= from) return [fieldError('outage', 'endNotAfterStart')];
  if (to > now) return [fieldError('outage', 'outageNotOver')];
  const isTooLong = to.getTime() - from.getTime() > longestExtraMinutes * minute;
  return isTooLong ? [fieldError('outage', 'extraMinutesOutOfRange', { max: longestExtraMinutes })] : [];
}

/** An attempt as the time rules of a room see it. */
export interface TimedAttempt {
  readonly state: 'in_progress' | 'submitted' | 'marked';
  readonly submitted_by: 'student' | 'time' | null;
  readonly started_at: Date;
  readonly deadline: Date;
}

/** Returns the whole minutes, rounded up, that an outage took from an attempt, without what was given back before. */
export function minutesLost(
  { started_at, deadline }: Pick<TimedAttempt, 'started_at' | 'deadline'>,
  outage: Outage,
  givenBack: readonly Outage[],
): number {
  const from = Math.max(started_at.getTime(), outage.from.getTime());
  const to = Math.min(deadline.getTime(), outage.to.getTime());
  const left = givenBack.reduce<Period[]>(
    (periods, one) => periods.flatMap((each) => without(each, one)),
    [{ from, to }],
  );
  const lost = left.reduce((sum, period) => sum + Math.max(0, period.to - period.from), 0);
  return Math.ceil(lost / minute);
}

/** Epoch milliseconds. */
interface Period {
  from: number;
  to: number;
}

function without({ from, to }: Period, outage: Outage): Period[] {
  const before = { from, to: Math.min(to, outage.from.getTime()) };
  const after = { from: Math.max(from, outage.to.getTime()), to };
  return [before, after].filter((period) => period.to > period.from);
}

/** What somebody gets: minutes for the running attempt, for the next one, or to go on with one that time handed in. */
export interface Gift {
  readonly minutes: number;
  readonly how: 'extend' | 'wait' | 'reopen';
}

/** Somebody who may be given time. */
export interface TimedPerson {
  /** The running one or the last; null before the first. */
  readonly attempt: TimedAttempt | null;
  /** The outages whose minutes the attempt has been given back. */
  readonly givenBack: readonly Outage[];
}

/**
 * Returns what extra time means for a person; null for nothing. Minutes wait for who has not begun, unless the exam is over, when
 * nobody begins. After an outage, an attempt that time handed in since it began goes on for as long as it lost.
 */
export function giftOf(
  { attempt, givenBack }: TimedPerson,
  { minutes, outage }: Pick<ExtraTimeDraft, 'minutes' | 'outage'>,
  isOver: boolean,
): Gift | null {
  if (!outage) {
    if (!attempt) return isOver ? null : { minutes: minutes ?? 0, how: 'wait' };
    return attempt.state === 'in_progress' ? { minutes: minutes ?? 0, how: 'extend' } : null;
  }
  if (!attempt || attempt.submitted_by === 'student') return null;
  const lost = minutesLost(attempt, outage, givenBack);
  if (lost === 0) return null;
  return { minutes: lost, how: attempt.state === 'in_progress' ? 'extend' : 'reopen' };
}
