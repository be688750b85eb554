import { parseDate, type CalendarDate } from '@internationalized/date';

/** Parses '2026-11-21'; null for an empty or invalid text. */
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

/** The format of a date in Vietnamese and English, as it is typed and shown: '21/11/2026'. */
export function showDay(day: Day): string {
  return `${two(day.day)}/${two(day.month)}/${String(day.year).padStart(4, '0')}`;
}
