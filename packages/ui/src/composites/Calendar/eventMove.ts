import type { CalendarEvent } from './calendarEvent';
import { addDays, daysBetween, type Day } from './days';
import { isoText, momentOf, wallTime } from './zoneTime';

export interface MovedTimes {
  start: string;
  end: string;
}

export const snapMinutes = 15;

export function snap(minute: number): number {
  return Math.round(minute / snapMinutes) * snapMinutes;
}

/** The next quarter-hour mark in a direction: 9:10 becomes 9:15, or 9:00 backwards. */
export function snapBy(minute: number, steps: number): number {
  const mark = steps > 0 ? Math.floor(minute / snapMinutes) : Math.ceil(minute / snapMinutes);
  return (mark + steps) * snapMinutes;
}

/**
 * The event moved by days, and to another minute of the day if given. Uses wall time: nine o'clock stays nine
 * o'clock across clock changes. The duration is kept; all-day events stay all-day.
 */
export function movedTo(
  event: CalendarEvent,
  to: { days: number; minute?: number | undefined },
  timeZone: string,
): MovedTimes {
  const start = wallTime(event.start, timeZone);
  const end = wallTime(event.end, timeZone);
  if (!start || !end) return { start: event.start, end: event.end };
  if (to.days === 0 && (to.minute ?? start.minute) === start.minute)
    return { start: event.start, end: event.end };
  const moved = (day: Day, minute: number) => momentOf({ day: addDays(day, to.days), minute }, timeZone);
  if (event.allDay) return { start: moved(start.day, start.minute), end: moved(end.day, end.minute) };

  const first = moved(start.day, to.minute ?? start.minute);
  // The seconds of the event are kept.
  const seconds = Date.parse(event.start) % 60_000;
  const time = Date.parse(first) + seconds;
  return {
    start: isoText(time),
    end: isoText(time + Math.max(0, Date.parse(event.end) - Date.parse(event.start))),
  };
}

/** Days between two starts, in wall time. */
export function daysMoved(from: string, to: string, timeZone: string): number {
  const one = wallTime(from, timeZone);
  const other = wallTime(to, timeZone);
  return one && other ? daysBetween(one.day, other.day) : 0;
}
