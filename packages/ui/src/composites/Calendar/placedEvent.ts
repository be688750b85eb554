import type { CalendarEvent } from './calendarEvent';
import { addDays, type Day } from './days';
import { dayMinutes, wallTime } from './zoneTime';

/** An event in the wall time of a time zone. */
export interface PlacedEvent {
  event: CalendarEvent;
  first: Day;
  /** Minutes since midnight of the first day. */
  from: number;
  /** The last day that it touches: an end at midnight belongs to the day before. */
  last: Day;
  /** Minutes since midnight of the last day, up to 1440. */
  to: number;
  /** All-day, or at least 24 hours: shown above the hours. */
  long: boolean;
}

/** Returns undefined for an event with an invalid start; an end before the start is treated as the start. */
export function placeEvent(event: CalendarEvent, timeZone: string): PlacedEvent | undefined {
  const start = wallTime(event.start, timeZone);
  if (!start) return undefined;
  const length = Math.max(0, Date.parse(event.end) - Date.parse(event.start)) || 0;
  const end = (length > 0 && wallTime(event.end, timeZone)) || start;
  const midnight = end.minute === 0 && length > 0;
  const last = midnight ? addDays(end.day, -1) : end.day;
  return {
    event,
    first: start.day,
    from: start.minute,
    last: last < start.day ? start.day : last,
    to: midnight ? dayMinutes : end.minute,
    long: event.allDay === true || length >= dayMinutes * 60_000,
  };
}

export function touches({ first, last }: PlacedEvent, day: Day): boolean {
  return first <= day && day <= last;
}

/** The minutes of a day that an event takes. */
export function pieceOn(placed: PlacedEvent, day: Day): { from: number; to: number } {
  return {
    from: placed.first === day ? placed.from : 0,
    to: placed.last === day ? placed.to : dayMinutes,
  };
}

/** Earlier first; with the same start the longer one, then by id, so that the order is stable. */
export function comparePlaced(one: PlacedEvent, other: PlacedEvent): number {
  return (
    compare(one.first, other.first) ||
    compare(other.last, one.last) ||
    Number(other.long) - Number(one.long) ||
    one.from - other.from ||
    other.to - one.to ||
    compare(one.event.id, other.event.id)
  );
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
