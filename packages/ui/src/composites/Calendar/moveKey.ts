import type { CalendarEvent } from './calendarEvent';
import type { CalendarKey } from './calendarKeys';
import { addMonths, daysBetween } from './days';
import { movedTo, snapBy, type MovedTimes } from './eventMove';
import { wallTime } from './zoneTime';

/** The time that a key moves an event to: by days and weeks in a month, by days and quarter-hours in an hour grid. */
export function moveKey(
  { key, shift, rtl }: CalendarKey,
  event: CalendarEvent,
  hours: boolean,
  timeZone: string,
): MovedTimes | undefined {
  const start = wallTime(event.start, timeZone);
  if (!start) return undefined;
  const forward = rtl ? -1 : 1;
  const byDays = (days: number) => movedTo(event, { days }, timeZone);
  const down = (steps: number) => {
    if (!hours) return byDays(steps * 7);
    if (event.allDay) return byDays(0);
    return movedTo(event, { days: 0, minute: snapBy(start.minute, shift ? steps * 4 : steps) }, timeZone);
  };
  const page = (steps: number) =>
    byDays(hours ? steps * 7 : daysBetween(start.day, addMonths(start.day, steps)));
  switch (key) {
    case 'ArrowRight':
      return byDays(forward);
    case 'ArrowLeft':
      return byDays(-forward);
    case 'ArrowDown':
      return down(1);
    case 'ArrowUp':
      return down(-1);
    case 'PageDown':
      return page(1);
    case 'PageUp':
      return page(-1);
    default:
      return undefined;
  }
}
