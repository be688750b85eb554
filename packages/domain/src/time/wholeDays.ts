import { startOfDay } from './startOfDay.ts';
import { today } from './today.ts';

const dayMs = 86_400_000;
const isMidnight = (time: Date) => startOfDay(today(time)).getTime() === time.getTime();

/** The first and the last day, as their starts, of what takes whole days of the product's time zone; undefined for what has times. */
export function wholeDays(start: string | Date, end: string | Date): { first: Date; last: Date } | undefined {
  const [first, after] = [new Date(start), new Date(end)];
  const lasts = after.getTime() - first.getTime();
  // Only what can be midnight is formatted: a month may have a thousand events.
  if (!(lasts > 0) || lasts % dayMs !== 0 || !isMidnight(first)) return undefined;
  return { first, last: new Date(after.getTime() - dayMs) };
}
