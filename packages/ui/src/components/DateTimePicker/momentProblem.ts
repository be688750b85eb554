import type { CalendarDateTime } from '@internationalized/date';
import { outside, showMoment } from '../../private/date/moment';

interface Bounds {
  min: CalendarDateTime | null;
  max: CalendarDateTime | null;
  /** Set if the past is refused. */
  now: CalendarDateTime | null;
}

interface Words {
  past: string;
  tooEarly: (limit: string) => string;
  tooLate: (limit: string) => string;
}

/** Validates a date and time; returns the error message. */
export function momentProblem(
  moment: CalendarDateTime,
  { min, max, now }: Bounds,
  words: Words,
): string | undefined {
  const limit = outside(moment, min, max, 'second');
  if (limit) return words[limit.reason](showMoment(limit.bound, 'second'));
  return outside(moment, now, null, 'second') && words.past;
}
