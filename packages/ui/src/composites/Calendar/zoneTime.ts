import { CalendarDateTime, parseAbsolute, parseDate, toZoned } from '@internationalized/date';
import { addDays, type Day } from './days';

/** Wall time: the day, and minutes since its midnight. */
export interface WallTime {
  day: Day;
  minute: number;
}

export const dayMinutes = 1440;
const dayMs = dayMinutes * 60_000;

/** Returns undefined for an invalid moment. */
export function wallTime(moment: string, timeZone: string): WallTime | undefined {
  const time = Date.parse(moment);
  if (Number.isNaN(time)) return undefined;
  const wall = new Date(time + offsetAt(time, timeZone));
  return {
    day: wall.toISOString().slice(0, 10),
    minute: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
  };
}

/** By zone: its offsets at the starts of days in UTC that were asked for. To ask `Intl` for each of a thousand events is slow. */
const dayOffsets = new Map<string, Map<number, number>>();

/** How far the clocks of a zone are ahead of UTC, in milliseconds. */
function offsetAt(time: number, timeZone: string): number {
  const known = dayOffsets.get(timeZone) ?? new Map<number, number>();
  dayOffsets.set(timeZone, known);
  const atStart = (day: number) => {
    const offset = known.get(day) ?? askedOffset(day * dayMs, timeZone);
    known.set(day, offset);
    return offset;
  };
  const day = Math.floor(time / dayMs);
  const offset = atStart(day);
  // Clocks change at most once in a day.
  return atStart(day + 1) === offset ? offset : askedOffset(time, timeZone);
}

const askedOffset = (time: number, timeZone: string) =>
  parseAbsolute(new Date(time).toISOString(), timeZone).offset;

/**
 * Converts wall time to RFC 3339 in UTC. Minutes below 0 or above 1440 belong to other days. An hour skipped
 * in spring becomes the next one; of an hour repeated in autumn the first is used.
 */
export function momentOf({ day, minute }: WallTime, timeZone: string): string {
  const days = Math.floor(minute / dayMinutes);
  const rest = minute - days * dayMinutes;
  const { year, month, day: date } = parseDate(addDays(day, days));
  const wall = new CalendarDateTime(year, month, date, Math.floor(rest / 60), rest % 60);
  return isoText(toZoned(wall, timeZone).toDate().getTime());
}

/** '2026-11-21T07:00:00Z' */
export function isoText(time: number): string {
  return new Date(time).toISOString().replace('.000Z', 'Z');
}
