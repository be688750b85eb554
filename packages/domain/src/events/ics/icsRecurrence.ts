import type { Recurrence } from '@sen/api/contract/model';
import { today } from '../../time/today.ts';
import { weekdayOf } from '../occurrences.ts';
import type { IcsLine } from './icsLines.ts';
import { icsTime } from './icsTime.ts';

const frequencies = { DAILY: 'daily', WEEKLY: 'weekly', MONTHLY: 'monthly' } as const;
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const known = new Set(['FREQ', 'COUNT', 'UNTIL', 'INTERVAL', 'BYDAY', 'WKST']);

/** A rule as this product has them: every day, week or month, that ends. Null for one that says more, which would be kept wrong. */
export function icsRecurrence({ value }: IcsLine, startsAt: Date): Recurrence | null {
  const parts = new Map<string, string>();
  for (const part of value.toUpperCase().split(';')) {
    const [name = '', given = ''] = part.split('=');
    if (!known.has(name) || parts.has(name)) return null;
    parts.set(name, given);
  }
  const named = parts.get('FREQ') ?? '';
  const frequency = isFrequency(named) ? frequencies[named] : undefined;
  if (!frequency || (parts.get('INTERVAL') ?? '1') !== '1') return null;
  const end = endOf(parts);
  if (end === null) return null;
  const byDay = parts.get('BYDAY');
  if (byDay === undefined) return { frequency, ...end };
  const days = byDay.split(',').map((day) => weekdays.indexOf(day) + 1);
  // A week that leaves out the day on which it begins, and a Monday of a month, are not among ours.
  if (frequency !== 'weekly' || days.includes(0) || !days.includes(weekdayOf(today(startsAt)))) return null;
  return { frequency, weekdays: [...new Set(days)], ...end };
}

function isFrequency(name: string): name is keyof typeof frequencies {
  return Object.hasOwn(frequencies, name);
}

function endOf(parts: ReadonlyMap<string, string>): Pick<Recurrence, 'until' | 'count'> | null {
  const [until, count] = [parts.get('UNTIL'), parts.get('COUNT')];
  if (count !== undefined) return /^[1-9]\d{0,2}$/.test(count) ? { count: Number(count) } : null;
  const time = until === undefined ? null : icsTime({ name: 'UNTIL', parameters: new Map(), value: until });
  return time === null || time === 'zone' ? null : { until: today(time.at) };
}
