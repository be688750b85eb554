import { eventYears } from '../checkEvent.ts';
import type { IcsLine } from './icsLines.ts';
import { type IcsZone, instantOf, utcZone } from './IcsZone.ts';
import type { IcsZones } from './IcsZones.ts';

/** A time of a calendar file. */
export interface IcsTime {
  /** What the clocks of its zone show, as if they were in UTC. */
  readonly local: number;
  readonly zone: IcsZone;
  /** Without a time of day. */
  readonly isDay: boolean;
}

const pattern = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z)?)?$/;

/** Whether a line has a time in a year in which no event takes place. */
export function isOutOfYears({ value }: Pick<IcsLine, 'value'>): boolean {
  const year = Number(pattern.exec(value.trim())?.[1] ?? eventYears.first);
  return year < eventYears.first || year > eventYears.last;
}

/** The time of a line; without a zone it is in that of the product. 'zone' for an unknown one, null for no time at all. */
export function icsTime({ value, parameters }: IcsLine, zones: IcsZones): IcsTime | 'zone' | null {
  const match = pattern.exec(value.trim());
  if (!match) return null;
  const [, year, month, day, hour = '00', minute = '00', second = '00', utc] = match;
  const isDay = match[4] === undefined;
  const local = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  // 31 February would become another day.
  if (Number.isNaN(local.getTime()) || local.getUTCDate() !== Number(day)) return null;
  if (isOutOfYears({ value })) return null;
  const tzid = utc === undefined && !isDay ? parameters.get('TZID') : undefined;
  const named = tzid === undefined ? zones.product : zones.find(tzid);
  const zone = utc === undefined ? named : utcZone;
  return zone === null ? 'zone' : { local: local.getTime(), zone, isDay };
}

/** The instant of a time. */
export const instantOfTime = ({ local, zone }: IcsTime): Date => new Date(instantOf(zone, local));

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
