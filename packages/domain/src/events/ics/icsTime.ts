import { timeZone } from '../../time/timeZone.ts';
import type { IcsLine } from './icsLines.ts';

/** A time of a calendar file; `isDay` is one without a time of day. */
export interface IcsTime {
  readonly at: Date;
  readonly isDay: boolean;
}

const pattern = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z)?)?$/;

/** The instant of a line; without a zone it is that of the product. 'zone' for an unknown one, null for no time at all. */
export function icsTime({ value, parameters }: IcsLine): IcsTime | 'zone' | null {
  const match = pattern.exec(value.trim());
  if (!match) return null;
  const [, year, month, day, hour = '00', minute = '00', second = '00', utc] = match;
  const isDay = match[4] === undefined;
  const local = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  // 31 February would become another day.
  if (Number.isNaN(local.getTime()) || local.getUTCDate() !== Number(day)) return null;
  if (utc !== undefined) return { at: local, isDay };
  const zone = isDay ? timeZone : (parameters.get('TZID') ?? timeZone);
  const at = inZone(local, zone);
  return at === null ? 'zone' : { at, isDay };
}

/** The instant at which clocks of a zone show this time; null for a zone that is unknown. */
function inZone(local: Date, zone: string): Date | null {
  try {
    const clock = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const offsetAt = (time: Date) =>
      new Date(`${clock.format(time).replace(' ', 'T')}Z`).getTime() - time.getTime();
    // The offset of the instant itself, which may differ from that at the same time in UTC.
    const guess = new Date(local.getTime() - offsetAt(local));
    return new Date(local.getTime() - offsetAt(guess));
  } catch {
    return null;
  }
}

/** Milliseconds of a duration such as PT1H30M or P2D; null for none that is positive. */
export function icsDuration(value: string): number | null {
  const match =
    /^\+?P(?:(\d{1,3})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,7})S)?)?$/.exec(
      value.trim(),
    );
  if (!match) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const total = (((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds;
  return total > 0 ? total * 1000 : null;
}
