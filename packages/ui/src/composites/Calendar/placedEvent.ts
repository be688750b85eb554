import type { CalendarEvent } from './calendarEvent';
import { addDays, type Day } from './days';
import { dayMinutes, wallTime } from './zoneTime';

/** An event on the days and the clock of a zone. */
export interface PlacedEvent {
  event: CalendarEvent;
  first: Day;
  /** Minutes since midnight of the first day. */
  from: number;
  /** The last day that it touches: an end at midnight is the end of the day before. */
  last: Day;
  /** Minutes since midnight of the last day, up to 1440. */
  to: number;
  /** Whole days, or 24 hours and more: it stands over the hours. */
  long: boolean;
}

/** Undefined for an event whose start is no moment; an end before the start is taken as the start. */
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

/** Earlier first; of two that begin together the longer one, then by id: the same events always stand in the same order. */
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
