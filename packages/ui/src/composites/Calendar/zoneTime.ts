import {
  CalendarDateTime,
  parseAbsolute,
  parseDate,
  toCalendarDateTime,
  toZoned,
} from '@internationalized/date';
import { addDays, type Day } from './days';

/** Wall time: the day, and minutes since its midnight. */
export interface WallTime {
  day: Day;
  minute: number;
}

export const dayMinutes = 1440;

/** Returns undefined for an invalid moment. */
export function wallTime(moment: string, timeZone: string): WallTime | undefined {
  const time = Date.parse(moment);
  if (Number.isNaN(time)) return undefined;
  const wall = toCalendarDateTime(parseAbsolute(new Date(time).toISOString(), timeZone));
  return { day: wall.toString().slice(0, 10), minute: wall.hour * 60 + wall.minute };
}

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
