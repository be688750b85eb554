import { longestYears } from '../occurrences.ts';
import { type IcsRule, weekdayOfLocal } from './icsRule.ts';

const dayMs = 86_400_000;
const weekMs = 7 * dayMs;

/** The times of a rule by the clocks of its zone, none of which is made before it is asked for. */
export interface RuleTimes {
  readonly count: number;
  /** Of these, the first is 0. */
  at: (place: number) => number;
}

interface Endless {
  at: (place: number) => number;
  /** How many there are until this time. */
  countUntil: (time: number) => number;
}

/** Null when a rule asks for more than events here have, or ends before it begins. */
export function ruleTimes(rule: IcsRule, first: number): RuleTimes | null {
  const furthest = yearsAfter(first, longestYears) + dayMs - 1;
  const { at, countUntil } = rule.frequency === 'monthly' ? monthly(first, furthest) : weekly(rule, first);
  if ((rule.until ?? first) > furthest || (rule.count ?? 1) > countUntil(furthest)) return null;
  const count = rule.count ?? countUntil(rule.until ?? furthest);
  return count < 1 ? null : { count, at };
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

/** A month without the day is passed over, as calendars do. */
function monthly(first: number, furthest: number): Endless {
  const start = new Date(first);
  const [year, month, day] = [start.getUTCFullYear(), start.getUTCMonth(), start.getUTCDate()];
  const ofDay = first - Date.UTC(year, month, day);
  const times: number[] = [];
  for (let months = 0; ; months += 1) {
    const date = Date.UTC(year, month + months, day);
    if (date > furthest) break;
    if (new Date(date).getUTCDate() === day) times.push(date + ofDay);
  }
  return {
    at: (place) => times[place] ?? first,
    countUntil: (until) => times.filter((time) => time <= until).length,
  };
}
