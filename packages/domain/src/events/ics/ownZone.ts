import { eventYears } from '../checkEvent.ts';
import { type IcsLines, lineOf, linesOf, type ZoneDefinition } from './icsComponents.ts';
import type { IcsZone } from './IcsZone.ts';
import { ruleParts } from './ruleParts.ts';
import { weekdayNames, weekdayOfLocal } from './weekdayOfLocal.ts';

/** A change of the clocks, in milliseconds. */
interface Change {
  readonly at: number;
  readonly before: number;
  readonly after: number;
}

/** Nothing of a real zone has more: it would only take time. */
const most = { observances: 100, changes: 2000 };
/** No clock is further from UTC. */
const furthestMs = 18 * 3_600_000;
const known = new Set(['FREQ', 'INTERVAL', 'BYMONTH', 'BYDAY', 'BYMONTHDAY', 'UNTIL', 'WKST']);

/** A zone as a calendar file defines it; null where it is more than offsets that change on named days, or on a day of every year. */
export function ownZone({ lines, observances }: ZoneDefinition): IcsZone | null {
  if (lines.includes(null) || observances.length > most.observances) return null;
  const changes: Change[] = [];
  for (const observance of observances) {
    const found = changesOf(observance);
    if (found === null || changes.length + found.length > most.changes) return null;
    changes.push(...found);
  }
  changes.sort((one, other) => one.at - other.at);
  const [first] = changes;
  return first ? { offsetAt: (instant) => lastUntil(changes, instant)?.after ?? first.before } : null;
}

/** The last of these that is not after an instant. */
function lastUntil(changes: readonly Change[], instant: number): Change | undefined {
  let [from, to] = [0, changes.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((changes[middle]?.at ?? 0) <= instant) from = middle + 1;
    else to = middle;
  }
  return changes[from - 1];
}

function changesOf(lines: IcsLines): Change[] | null {
  const valueOf = (name: string) => lineOf(lines, name)?.value ?? '';
  const [before, after] = [offsetOf(valueOf('TZOFFSETFROM')), offsetOf(valueOf('TZOFFSETTO'))];
  const start = localOf(valueOf('DTSTART'));
  const [rule, ...others] = linesOf(lines, 'RRULE');
  if (before === null || after === null || start === null || lines.includes(null) || others.length > 0)
    return null;
  const yearly = rule ? yearlyFrom(start, rule.value, before) : [];
  const named = linesOf(lines, 'RDATE').flatMap(({ value }) => value.split(',').map(localOf));
  const times = [start, ...named, ...(yearly ?? [])];
  if (yearly === null || times.includes(null)) return null;
  return times.flatMap((local) => (local === null ? [] : [{ at: local - before, before, after }]));
}

/** Milliseconds of an offset such as +0700. */
function offsetOf(value: string): number | null {
  const match = /^([+-])(\d{2})(\d{2})(\d{2})?$/.exec(value.trim());
  if (!match) return null;
  const [hours = 0, minutes = 0, seconds = 0] = match.slice(2).map((part) => Number(part ?? 0));
  const offset = ((hours * 60 + minutes) * 60 + seconds) * 1000;
  if (offset > furthestMs) return null;
  return match[1] === '-' ? -offset : offset;
}

/** A time by the clocks before the change, as if it were in UTC. Zones begin centuries ago. */
function localOf(value: string): number | null {
  const match = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z?$/.exec(value.trim());
  if (!match) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The times of a rule in the years of events; null for one that names no day of a year. */
function yearlyFrom(start: number, value: string, offset: number): number[] | null {
  const parts = ruleParts(value, known);
  if (parts?.get('FREQ') !== 'YEARLY' || (parts.get('INTERVAL') ?? '1') !== '1') return null;
  const until = parts.has('UNTIL') ? untilOf(parts.get('UNTIL') ?? '', offset) : Infinity;
  const dayOf = yearDay(parts, start);
  if (until === null || dayOf === null) return null;
  const ofDay = ((start % 86_400_000) + 86_400_000) % 86_400_000;
  const first = Math.max(eventYears.first - 1, new Date(start).getUTCFullYear());
  return Array.from({ length: Math.max(0, eventYears.last + 2 - first) }, (_, place) => dayOf(first + place))
    .map((day) => day + ofDay)
    .filter((local) => local >= start && local <= until);
}

function untilOf(value: string, offset: number): number | null {
  const local = localOf(/T/.test(value) ? value : `${value}T235959`);
  return local === null || !value.endsWith('Z') ? local : local + offset;
}

/** The day of a rule in a year, as if it were in UTC: the second Sunday of March, the last one, or a date. */
function yearDay(parts: ReadonlyMap<string, string>, start: number): ((year: number) => number) | null {
  const date = new Date(start);
  const month = Number(parts.get('BYMONTH') ?? date.getUTCMonth() + 1);
  const onDay = Number(parts.get('BYMONTHDAY') ?? date.getUTCDate());
  if (!(month >= 1 && month <= 12) || !(onDay >= 1 && onDay <= 31)) return null;
  const byDay = parts.get('BYDAY');
  if (byDay === undefined) return (year) => Date.UTC(year, month - 1, onDay);
  const match = /^([+-]?)([1-5])([A-Z]{2})$/.exec(byDay);
  const weekday = weekdayNames.indexOf(match?.[3] ?? '') + 1;
  if (!match || weekday === 0 || parts.has('BYMONTHDAY')) return null;
  const weeks = Number(match[2]) - 1;
  if (match[1] !== '-')
    return (year) => {
      const first = weekdayOfLocal(Date.UTC(year, month - 1, 1));
      return Date.UTC(year, month - 1, 1 + ((weekday - first + 7) % 7) + weeks * 7);
    };
  return (year) => {
    const last = new Date(Date.UTC(year, month, 0));
    const back = (weekdayOfLocal(last.getTime()) - weekday + 7) % 7;
    return Date.UTC(year, month - 1, last.getUTCDate() - back - weeks * 7);
  };
}
