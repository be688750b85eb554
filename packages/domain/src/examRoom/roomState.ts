import type { RoomNeed, RoomState } from '@sen/api/contract/model';
import type { TimedAttempt } from './extraTime.ts';

/** An exam page saves or asks every 4 seconds, hidden every 15: after this many seconds it counts as out. */
export const silentAfterSeconds = 40;
/** Who has not begun this many minutes after the start may be late. */
export const lateAfterMinutes = 10;
/** An exam that is open for longer than it takes: who has not begun is late this many minutes before the time gets short. */
export const lateAheadMinutes = 60;

/** A person in an exam room. */
export interface RoomFacts {
  readonly takesPart: boolean;
  /** The running attempt or the last one; null before the first. */
  readonly attempt:
    | (TimedAttempt & {
        readonly seenAt: Date | null;
        readonly unsent: number | null;
        readonly deviceChanges: number;
        /** When the last hand-in file of it was taken in. */
        readonly fileTakenAt: Date | null;
      })
    | null;
}

/** When the exam is open. */
export interface RoomTimes {
  readonly start: Date;
  readonly end: Date;
  readonly durationMinutes: number;
}

/** The needs in the order of their urgency. */
export const roomNeeds = [
  'out',
  'answers_on_device',
  'late',
  'lost_contact',
  'device_changed',
] as const satisfies readonly RoomNeed[];

/** Returns where a person is. */
export function roomState({ attempt }: RoomFacts, now: Date): RoomState {
  if (!attempt) return 'expected';
  if (attempt.state !== 'in_progress') return 'handed_in';
  // A page that has just begun has not been heard of yet.
  return isHeard(attempt.seenAt ?? attempt.started_at, now) ? 'in' : 'out';
}

function isHeard(seenAt: Date, at: Date): boolean {
  return at.getTime() - seenAt.getTime() <= silentAfterSeconds * 1000;
}

/** Returns why a person needs somebody, the most urgent reason first. */
export function needsOf(facts: RoomFacts, times: RoomTimes, now: Date): RoomNeed[] {
  return roomNeeds.filter((need) => hasNeed(need, facts, times, now));
}

function hasNeed(need: RoomNeed, facts: RoomFacts, times: RoomTimes, now: Date): boolean {
  const { attempt, takesPart } = facts;
  const state = roomState(facts, now);
  switch (need) {
    case 'out':
      return state === 'out';
    case 'answers_on_device':
      return (
        attempt !== null &&
        attempt.submitted_by !== 'student' &&
        (attempt.unsent ?? 0) > 0 &&
        !hasBroughtFile(attempt)
      );
    case 'late':
      return state === 'expected' && takesPart && now.getTime() >= lateFrom(times) && now < times.end;
    case 'lost_contact':
      return attempt !== null && wasLost(attempt) && !hasBroughtFile(attempt);
    case 'device_changed':
      return state === 'in' && (attempt?.deviceChanges ?? 0) > 0;
  }
}

/** Epoch milliseconds from which a person who has not begun is late. */
function lateFrom({ start, end, durationMinutes }: RoomTimes): number {
  const short = end.getTime() - (durationMinutes + lateAheadMinutes) * 60_000;
  return Math.max(start.getTime() + lateAfterMinutes * 60_000, short);
}

/** Returns whether what was on the device came as a file after the page was heard of last. */
function hasBroughtFile({ seenAt, fileTakenAt }: NonNullable<RoomFacts['attempt']>): boolean {
  return fileTakenAt !== null && (seenAt === null || seenAt <= fileTakenAt);
}

/** Returns whether time handed an attempt in after its page had no longer been heard of: answers may be on the device. */
export function wasLost({
  submitted_by,
  deadline,
  seenAt,
}: Pick<NonNullable<RoomFacts['attempt']>, 'submitted_by' | 'deadline' | 'seenAt'>): boolean {
  // Of attempts before there were rooms nothing is known.
  return submitted_by === 'time' && seenAt !== null && !isHeard(seenAt, deadline);
}

/** Compares two people: who needs somebody most comes first. 0 keeps their order. */
export function byUrgency(
  one: { readonly needs: readonly RoomNeed[] },
  other: { readonly needs: readonly RoomNeed[] },
): number {
  return rank(one.needs) - rank(other.needs);
}

function rank([first]: readonly RoomNeed[]): number {
  return first === undefined ? roomNeeds.length : roomNeeds.indexOf(first);
}
