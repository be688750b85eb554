import { timeZone } from './timeZone.ts';

/** The current day in the product's time zone, 'yyyy-mm-dd'; it begins at 17:00 UTC of the day before. */
export function today(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
}
