import { parseDate, type CalendarDate } from '@internationalized/date';

/** A day of the calendar from '2026-11-21'; null for nothing and for what is no day. */
export function dayFromText(text: string | null | undefined): CalendarDate | null {
  if (!text) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** '2026/11/21' */
export function showDay(day: { year: number; month: number; day: number }): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(day.year).padStart(4, '0')}/${two(day.month)}/${two(day.day)}`;
}
