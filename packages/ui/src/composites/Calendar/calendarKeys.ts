import { addDays, addMonths, endOfMonth, startOfMonth, startOfWeek, type Day, type WeekStart } from './days';

export interface CalendarKey {
  key: string;
  ctrl: boolean;
  shift: boolean;
  rtl?: boolean | undefined;
}

/** In a month the day is enough; in an hour grid `row` is the hour, and -1 is the all-day row. */
export interface CellPlace {
  day: Day;
  row: number;
}

export const lastHour = 23;
export const allDayRow = -1;

/** The day of a month that a key moves to; undefined for other keys. */
export function monthKey({ key, ctrl, shift, rtl }: CalendarKey, day: Day, weekStart: WeekStart) {
  const forward = rtl ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowLeft':
      return addDays(day, -forward);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return ctrl ? startOfMonth(day) : startOfWeek(day, weekStart);
    case 'End':
      return ctrl ? endOfMonth(day) : addDays(startOfWeek(day, weekStart), 6);
    case 'PageDown':
      return addMonths(day, shift ? 12 : 1);
    case 'PageUp':
      return addMonths(day, shift ? -12 : -1);
    default:
      return undefined;
  }
}

/** The cell of a week's or day's hour grid that a key moves to. */
export function hourKey(
  { key, ctrl, shift, rtl }: CalendarKey,
  at: CellPlace,
  view: 'week' | 'day',
  weekStart: WeekStart,
): CellPlace | undefined {
  const forward = rtl ? -1 : 1;
  const to = (days: number) => ({ ...at, day: addDays(at.day, days) });
  const down = (row: number) => ({ ...at, row: Math.max(allDayRow, Math.min(lastHour, row)) });
  const ends = ctrl || view === 'day';
  switch (key) {
    case 'ArrowRight':
      return to(forward);
    case 'ArrowLeft':
      return to(-forward);
    case 'ArrowDown':
      return down(at.row + 1);
    case 'ArrowUp':
      return down(at.row - 1);
    case 'Home':
      return ends ? down(allDayRow) : { ...at, day: startOfWeek(at.day, weekStart) };
    case 'End':
      return ends ? down(lastHour) : { ...at, day: addDays(startOfWeek(at.day, weekStart), 6) };
    case 'PageDown':
      return shift ? { ...at, day: addMonths(at.day, 1) } : to(view === 'week' ? 7 : 1);
    case 'PageUp':
      return shift ? { ...at, day: addMonths(at.day, -1) } : to(view === 'week' ? -7 : -1);
    default:
      return undefined;
  }
}
