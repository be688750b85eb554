import { timeZone } from './timeZone.ts';

/** The day on the calendar of the product's people, 'yyyy-mm-dd'; it begins at 17:00 UTC of the day before. */
export function today(now: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);
}
