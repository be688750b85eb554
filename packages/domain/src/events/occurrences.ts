import type { EventFrequency, Recurrence } from '@sen/api/contract/model';
import { startOfDay } from '../time/startOfDay.ts';
import { today } from '../time/today.ts';

/** How long an event repeats at most. */
export const longestYears = 2;

export interface Occurrence {
  readonly starts_at: Date;
  readonly ends_at: Date;
}

const dayMs = 86_400_000;
const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const textOf = (date: Date) => date.toISOString().slice(0, 10);

/** How many months are between the times of a rule that keeps to a day of the month; undefined for the others. */
export function monthsBetween(frequency: EventFrequency): number | undefined {
  if (frequency === 'monthly') return 1;
  return frequency === 'yearly' ? 12 : undefined;
}

/** 1 is Monday. */
export function weekdayOf(day: string): number {
  return utc(day).getUTCDay() || 7;
}

/** Whether a text names a day of the calendar. */
export function isDay(text: string): boolean {
  const date = utc(text);
  return !Number.isNaN(date.getTime()) && textOf(date) === text;
}

/** The last day on which an event that begins on this day may repeat. */
export function lastDayFrom(day: string): string {
  const date = utc(day);
  date.setUTCFullYear(date.getUTCFullYear() + longestYears);
  return textOf(date);
}

/** The days of a rule, the first one included, until the furthest that is allowed. */
function* daysOf({ frequency, weekdays = [] }: Recurrence, first: string): Generator<string> {
  const end = lastDayFrom(first);
  const wanted = new Set([...weekdays, weekdayOf(first)]);
  const step = monthsBetween(frequency);
  if (step !== undefined) {
    const start = utc(first);
    for (let months = 0; ; months += step) {
      const date = new Date(
        Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, start.getUTCDate()),
      );
      const day = textOf(date);
      if (day > end) return;
      // A month or a year without the day is passed over, as calendars do.
      if (date.getUTCDate() === start.getUTCDate()) yield day;
    }
  }
  for (let time = utc(first).getTime(); ; time += dayMs) {
    const day = textOf(new Date(time));
    if (day > end) return;
    if (frequency === 'daily' || wanted.has(weekdayOf(day))) yield day;
  }
}

/** The days on which an event takes place; undefined when the rule asks for more than are allowed. */
export function recurrenceDays(rule: Recurrence, first: string): string[] | undefined {
  const { until = null, count = null } = rule;
  if (until !== null && until > lastDayFrom(first)) return undefined;
  const days: string[] = [];
  for (const day of daysOf(rule, first)) {
    if (until !== null && day > until) return days;
    days.push(day);
    if (count !== null && days.length === count) return days;
  }
  return count === null ? days : undefined;
}

/**
 * The occurrences of an event by a valid rule, at the same time of day in the product's time zone; the first is the event itself.
 */
export function occurrencesOf(first: Occurrence, rule: Recurrence | null): Occurrence[] {
  if (rule === null) return [first];
  const day = today(first.starts_at);
  const sinceMidnight = first.starts_at.getTime() - startOfDay(day).getTime();
  const lasts = first.ends_at.getTime() - first.starts_at.getTime();
  return (recurrenceDays(rule, day) ?? []).map((each) => {
    const starts = startOfDay(each).getTime() + sinceMidnight;
    return { starts_at: new Date(starts), ends_at: new Date(starts + lasts) };
  });
}

/** A rule as it is stored: it ends on a day, and a weekly one names its days. */
export function keptRecurrence(rule: Recurrence, startsAt: Date): Recurrence {
  const first = today(startsAt);
  const last = recurrenceDays(rule, first)?.at(-1) ?? first;
  const { frequency, weekdays = [] } = rule;
  if (frequency !== 'weekly') return { frequency, until: last };
  const days = [...new Set([...weekdays, weekdayOf(first)])].toSorted((one, other) => one - other);
  return { frequency, weekdays: days, until: last };
}
