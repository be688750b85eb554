import { startOfDay } from '../time/startOfDay.ts';
import { today } from '../time/today.ts';

/**
 * The last second of a certificate, so many months after the day of its issue: that day is its last one. In a shorter month it is the
 * last of the month.
 */
export function expiryOf(issued: Date, months: number | null): Date | null {
  if (months === null) return null;
  const [year = 0, month = 1, day = 1] = today(issued).split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const next = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth) + 1));
  return new Date(startOfDay(next.toISOString().slice(0, 10)).getTime() - 1000);
}
