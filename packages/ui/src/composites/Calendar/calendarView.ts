import { addDays, addMonths, daysFrom, monthGrid, weekOf, type Day, type WeekStart } from './days';
import { browserTimeZone } from '../../private/date/browserTimeZone';
import { momentOf } from './zoneTime';

export const calendarViews = ['month', 'week', 'day', 'agenda'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Number of days in an agenda. */
export const agendaDays = 30;

/** The days of a view, in order. */
export function daysOfView(view: CalendarView, day: Day, weekStart: WeekStart): Day[] {
  switch (view) {
    case 'month':
      return monthGrid(day, weekStart).flat();
    case 'week':
      return weekOf(day, weekStart);
    case 'day':
      return [day];
    case 'agenda':
      return daysFrom(day, agendaDays);
  }
}

/** The selected day after moving by a number of pages of the view. */
export function turnedBy(view: CalendarView, day: Day, steps: number): Day {
  switch (view) {
    case 'month':
      return addMonths(day, steps);
    case 'week':
      return addDays(day, steps * 7);
    case 'day':
      return addDays(day, steps);
    case 'agenda':
      return addDays(day, steps * agendaDays);
  }
}

export interface VisibleRangeOptions {
  weekStart?: WeekStart | undefined;
  /** Defaults to the provider's time zone, then to the browser's. */
  timeZone?: string | undefined;
}

/** The range to fetch for a view: both ends RFC 3339 in UTC, `end` is exclusive. */
export function visibleRange(
  view: CalendarView,
  date: Day,
  { weekStart = 'monday', timeZone = browserTimeZone() }: VisibleRangeOptions = {},
): { start: string; end: string } {
  const days = daysOfView(view, date, weekStart);
  return {
    start: momentOf({ day: days[0] ?? date, minute: 0 }, timeZone),
    end: momentOf({ day: addDays(days.at(-1) ?? date, 1), minute: 0 }, timeZone),
  };
}
