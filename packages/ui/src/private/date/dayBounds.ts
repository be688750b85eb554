import type { CalendarDate } from '@internationalized/date';

export interface DayBounds {
  min: CalendarDate | null;
  max: CalendarDate | null;
  /** The first day that is not in the past, if past days are refused. */
  notBefore: CalendarDate | null;
}

export type DayProblem = { reason: 'past' } | { reason: 'tooEarly' | 'tooLate'; bound: CalendarDate };

/** Returns which bound a day exceeds, if any. */
export function dayProblem(day: CalendarDate, { min, max, notBefore }: DayBounds): DayProblem | undefined {
  if (min && day.compare(min) < 0) return { reason: 'tooEarly', bound: min };
  if (notBefore && day.compare(notBefore) < 0) return { reason: 'past' };
  if (max && day.compare(max) > 0) return { reason: 'tooLate', bound: max };
  return undefined;
}

/** The first selectable day: the later of both bounds. */
export function firstDay({ min, notBefore }: DayBounds): CalendarDate | null {
  if (min && notBefore) return min.compare(notBefore) > 0 ? min : notBefore;
  return min ?? notBefore;
}
