import { dayProblem, type DayBounds, type DayProblem } from '../../private/date/dayBounds';
import type { DayRange } from './presetRange';

export type RangeProblem = { reason: 'reversed' } | DayProblem;

/** Validates a range, the order of its ends first. */
export function rangeProblem({ start, end }: DayRange, bounds: DayBounds): RangeProblem | undefined {
  if (end.compare(start) < 0) return { reason: 'reversed' };
  return dayProblem(start, bounds) ?? dayProblem(end, bounds);
}
