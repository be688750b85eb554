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

interface Day {
  year: number;
  month: number;
  day: number;
}

const two = (value: number) => String(value).padStart(2, '0');
const yearOf = (day: Day) => String(day.year).padStart(4, '0');

/** '2026/11/21', as it is typed. */
export function showDay(day: Day): string {
  return `${yearOf(day)}/${two(day.month)}/${two(day.day)}`;
}

/** '21/11/2026', as it is read in a text, in Vietnamese and in English. */
export function readDay(day: Day): string {
  return `${two(day.day)}/${two(day.month)}/${yearOf(day)}`;
}
