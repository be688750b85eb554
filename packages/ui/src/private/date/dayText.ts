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
const yearOf = (day: Day) => String(day.year).padStart(4, '0');

/** The input format: '2026/11/21'. */
export function showDay(day: Day): string {
  return `${yearOf(day)}/${two(day.month)}/${two(day.day)}`;
}

/** The display format in Vietnamese and English: '21/11/2026'. */
export function readDay(day: Day): string {
  return `${two(day.day)}/${two(day.month)}/${yearOf(day)}`;
}
