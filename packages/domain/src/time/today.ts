import { timeZone } from './timeZone.ts';

const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });

/** The current day in the product's time zone, 'yyyy-mm-dd'; it begins at 17:00 UTC of the day before. */
export function today(now: Date): string {
  return local.format(now);
}
