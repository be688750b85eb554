import { hourOf } from '../../words/formats';

/** Greetings have four parts of the day: before 9, 9 to 12, 12 to 18, and later. */
export type DayPart = 'early' | 'morning' | 'afternoon' | 'evening';

export function dayPartOf(now: Date): DayPart {
  const hour = hourOf(now);
  if (hour < 9) return 'early';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
