import { timeZone } from '@sen/domain/time/timeZone';

const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

/** The first day that the format knows. */
const first = { time: 0, date: 0x21 };

/** A time as archives have it: in the product's zone, which they do not name, to two seconds, from 1980 on. */
export function dosTime(instant: Date | undefined): { time: number; date: number } {
  if (!instant) return first;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = local
    .format(instant)
    .split(/\D/)
    .map(Number);
  if (year < 1980) return first;
  return {
    time: (hour << 11) | (minute << 5) | (second >> 1),
    date: ((year - 1980) << 9) | (month << 5) | day,
  };
}
