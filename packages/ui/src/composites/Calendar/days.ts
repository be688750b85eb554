import { parseDate } from '@internationalized/date';

/** A day without a time zone, 'yyyy-MM-dd'; days compare as strings. */
export type Day = string;

export const weekStarts = ['monday', 'saturday', 'sunday'] as const;
export type WeekStart = (typeof weekStarts)[number];
const startIndex = { monday: 0, saturday: 5, sunday: 6 } as const satisfies Record<WeekStart, number>;

const oneDay = 86_400_000;
const weeksOfMonth = 6;

/** Days since 1970-01-01. */
function dayNumber(day: Day): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / oneDay);
}

export function addDays(day: Day, days: number): Day {
  return new Date((dayNumber(day) + days) * oneDay).toISOString().slice(0, 10);
}

/** The same day of another month, or the last day of that month. */
export function addMonths(day: Day, months: number): Day {
  return parseDate(day).add({ months }).toString();
}

/** Days from one day to another; negative if `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from);
}

/** 0 is Monday. */
export function weekdayOf(day: Day): number {
  return (((dayNumber(day) + 3) % 7) + 7) % 7;
}

export function startOfWeek(day: Day, weekStart: WeekStart): Day {
  return addDays(day, -((weekdayOf(day) - startIndex[weekStart] + 7) % 7));
}

export function startOfMonth(day: Day): Day {
  return `${day.slice(0, 8)}01`;
}

export function endOfMonth(day: Day): Day {
  return addDays(startOfMonth(addMonths(day, 1)), -1);
}

export function sameMonth(one: Day, other: Day): boolean {
  return one.slice(0, 7) === other.slice(0, 7);
}

/** `count` consecutive days. */
export function daysFrom(first: Day, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

export function weekOf(day: Day, weekStart: WeekStart): Day[] {
  return daysFrom(startOfWeek(day, weekStart), 7);
}

/** The six weeks around a month; always six, so that the height stays the same. */
export function monthGrid(day: Day, weekStart: WeekStart): Day[][] {
  const first = startOfWeek(startOfMonth(day), weekStart);
  return Array.from({ length: weeksOfMonth }, (_, week) => daysFrom(addDays(first, week * 7), 7));
}
