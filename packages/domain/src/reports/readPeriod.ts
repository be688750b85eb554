import { startOfDay } from '../time/startOfDay.ts';
import { today } from '../time/today.ts';
import { dayAfter, type Period } from './days.ts';

/** The moments of a filter, both included; an absent end is open. */
interface Moments {
  readonly after?: Date | undefined;
  readonly before?: Date | undefined;
}

/** An end at exactly midnight is of the day before (section 9). */
function lastDay(before: Date): string {
  const day = today(before);
  return startOfDay(day).getTime() === before.getTime() ? dayAfter(day, -1) : day;
}

/**
 * The days of a period: those of the filter, and at its open ends as many as the report has without one, until today at the latest,
 * or the one day on which a period to come begins. Null where it ends before it begins.
 */
export function readPeriod({ after, before }: Moments, days: number, now: Date): Period | null {
  const from = after && today(after);
  const given = before && lastDay(before);
  const current = today(now);
  const to = given ?? (from !== undefined && from > current ? from : current);
  const period = { from: from ?? dayAfter(to, 1 - days), to };
  return period.from > period.to ? null : period;
}
