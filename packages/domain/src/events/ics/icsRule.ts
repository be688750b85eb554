import type { EventFrequency } from '@sen/api/contract/model';
import { monthsBetween } from '../occurrences.ts';
import type { IcsLine } from './icsLines.ts';
import { type IcsTime, icsTime } from './icsTime.ts';
import type { IcsZones } from './IcsZones.ts';
import { ruleParts } from './ruleParts.ts';
import { weekdayNames, weekdayOfLocal } from './weekdayOfLocal.ts';

/** A rule of a calendar file as events here have them, in the zone of the file. */
export interface IcsRule {
  readonly frequency: EventFrequency;
  /** Of a weekly one; 1 is Monday. */
  readonly weekdays: readonly number[];
  /** How many times at most. */
  readonly count: number | null;
  /** The last time by the clocks of the zone; without either it never ends. */
  readonly until: number | null;
}

const frequencies = { DAILY: 'daily', WEEKLY: 'weekly', MONTHLY: 'monthly', YEARLY: 'yearly' } as const;
const known = new Set(['FREQ', 'COUNT', 'UNTIL', 'INTERVAL', 'BYDAY', 'BYMONTH', 'BYMONTHDAY', 'WKST']);
const dayMs = 86_400_000;

/** A rule as this product has them: every day, week, month or year. Null for one that says more, which would be kept wrong. */
export function icsRule({ value }: IcsLine, start: IcsTime, zones: IcsZones): IcsRule | null {
  const parts = ruleParts(value, known);
  if (parts === null) return null;
  const named = parts.get('FREQ') ?? '';
  const frequency = isFrequency(named) ? frequencies[named] : undefined;
  if (!frequency || (parts.get('INTERVAL') ?? '1') !== '1') return null;
  const end = endOf(parts, start, zones);
  const weekdays = weekdaysOf(parts.get('BYDAY'), frequency, start);
  if (end === null || weekdays === null || !keepsToStart(parts, frequency, start)) return null;
  return { frequency, weekdays, ...end };
}

function isFrequency(name: string): name is keyof typeof frequencies {
  return Object.hasOwn(frequencies, name);
}

function weekdaysOf(byDay: string | undefined, frequency: EventFrequency, start: IcsTime): number[] | null {
  const first = weekdayOfLocal(start.local);
  if (byDay === undefined) return frequency === 'weekly' ? [first] : [];
  const days = byDay.split(',').map((day) => weekdayNames.indexOf(day) + 1);
  // A week that leaves out the day on which it begins, and a Monday of a month, are not among ours.
  if (frequency !== 'weekly' || days.includes(0) || !days.includes(first)) return null;
  return [...new Set(days)];
}

/** Other programs name the day of the month, and the month of the year, on which the event begins anyway. */
function keepsToStart(
  parts: ReadonlyMap<string, string>,
  frequency: EventFrequency,
  { local }: IcsTime,
): boolean {
  const start = new Date(local);
  const isOwn = (part: string, own: number) => {
    const value = parts.get(part);
    return value === undefined || (/^\d{1,2}$/.test(value) && Number(value) === own);
  };
  if (parts.has('BYMONTH') && frequency !== 'yearly') return false;
  if (parts.has('BYMONTHDAY') && monthsBetween(frequency) === undefined) return false;
  return isOwn('BYMONTHDAY', start.getUTCDate()) && isOwn('BYMONTH', start.getUTCMonth() + 1);
}

function endOf(
  parts: ReadonlyMap<string, string>,
  { zone }: IcsTime,
  zones: IcsZones,
): Pick<IcsRule, 'until' | 'count'> | null {
  const [until, count] = [parts.get('UNTIL'), parts.get('COUNT')];
  if (count !== undefined) return /^[1-9]\d{0,2}$/.test(count) ? { count: Number(count), until: null } : null;
  if (until === undefined) return { count: null, until: null };
  const time = icsTime({ name: 'UNTIL', parameters: new Map(), value: until }, zones);
  if (time === null || time === 'zone') return null;
  if (time.isDay) return { count: null, until: time.local + dayMs - 1 };
  // One in UTC is an instant, else it is by the same clocks as the start.
  const isUtc = until.endsWith('Z');
  return { count: null, until: isUtc ? time.local + zone.offsetAt(time.local) : time.local };
}
