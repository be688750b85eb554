import { longestYears, monthsBetween } from '../occurrences.ts';
import type { IcsRule } from './icsRule.ts';
import { weekdayOfLocal } from './weekdayOfLocal.ts';

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

/** The times of a rule by the clocks of its zone, none of which is made before it is asked for. */
export interface RuleTimes {
  readonly count: number;
  /** Of these, the first is 0. */
  at: (place: number) => number;
  /** The rule has more of them, which events here cannot have. */
  readonly goesOn: boolean;
}

interface Endless {
  at: (place: number) => number;
  /** How many there are until this time. */
  countUntil: (time: number) => number;
}

/** The time of what does not repeat. */
export const once = (local: number): RuleTimes => ({ count: 1, at: () => local, goesOn: false });

/**
 * Of a rule that goes on for longer than events here repeat, those from its last anniversary on: the same file read again in that year
 * has the same ones. Null when it ends before it begins.
 */
export function ruleTimes(rule: IcsRule, first: number, now: number): RuleTimes | null {
  const end = lastOf(rule, first);
  if (end < first) return null;
  const from = end > furthestFrom(first) ? anniversary(first, Math.min(now, end)) : first;
  const furthest = furthestFrom(from);
  const { at, countUntil } = endless(rule, first, furthest);
  const skipped = countUntil(from - 1);
  const count = countUntil(Math.min(end, furthest)) - skipped;
  return { count, at: (place) => at(skipped + place), goesOn: end > furthest };
}

/** The last time of a rule; before the first for one that ends before it begins. */
function lastOf(rule: IcsRule, first: number): number {
  const { count, until } = rule;
  // Of eight years at least one has the day, and of twelve months at least six.
  const [times, years] = rule.frequency === 'yearly' ? [1, 8] : [6, 1];
  if (count !== null)
    return endless(rule, first, yearsAfter(first, years * Math.ceil(count / times) + 1)).at(count - 1);
  if (until === null || until < first) return until ?? Infinity;
  const { at, countUntil } = endless(rule, first, until);
  return at(countUntil(until) - 1);
}

/** The last time until which events repeat here that begin at this one. */
const furthestFrom = (local: number) => yearsAfter(local, longestYears) + dayMs - 1;

/** The last time that is so many whole years after the first and not after this one. */
function anniversary(first: number, until: number): number {
  const years = new Date(until).getUTCFullYear() - new Date(first).getUTCFullYear();
  const timeOfDay = first - yearsAfter(first, 0);
  const of = (count: number) => yearsAfter(first, count) + timeOfDay;
  return Math.max(first, of(years) <= until ? of(years) : of(years - 1));
}

function endless(rule: IcsRule, first: number, furthest: number): Endless {
  const step = monthsBetween(rule.frequency);
  return step === undefined ? weekly(rule, first) : onDayOfMonth(step, first, furthest);
}

/** The day that is so many years later. */
function yearsAfter(local: number, years: number): number {
  const date = new Date(local);
  return Date.UTC(date.getUTCFullYear() + years, date.getUTCMonth(), date.getUTCDate());
}

/** Of every day, or of days of every week. */
function weekly({ frequency, weekdays }: IcsRule, first: number): Endless {
  const weekday = weekdayOfLocal(first);
  const steps = [0, 1, 2, 3, 4, 5, 6]
    .filter((days) => frequency === 'daily' || weekdays.includes(((weekday - 1 + days) % 7) + 1))
    .map((days) => days * dayMs);
  return {
    at: (place) => first + Math.floor(place / steps.length) * weekMs + (steps[place % steps.length] ?? 0),
    countUntil(time) {
      if (time < first) return 0;
      const weeks = Math.floor((time - first) / weekMs);
      return weeks * steps.length + steps.filter((step) => first + weeks * weekMs + step <= time).length;
    },
  };
}

/** A month or a year without the day is passed over, as calendars do. */
function onDayOfMonth(step: number, first: number, furthest: number): Endless {
  const start = new Date(first);
  const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()];
  const ofDay = first - Date.UTC(year, month, day);
  const times: number[] = [];
  for (let months = 0; ; months += step) {
    const date = Date.UTC(year, month + months, day);
    if (date > furthest) break;
    if (new Date(date).getUTCDate() === day) times.push(date + ofDay);
  }
  return {
    at: (place) => times[place] ?? first,
    countUntil: (until) => times.filter((time) => time <= until).length,
  };
}
