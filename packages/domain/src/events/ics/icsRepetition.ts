import type { Recurrence } from '@sen/api/contract/model';
import { today } from '../../time/today.ts';
import { lastDayFrom, longestYears, monthsBetween, type Occurrence } from '../occurrences.ts';
import type { IcsExceptions } from './icsExceptions.ts';
import type { IcsRule } from './icsRule.ts';
import type { IcsTime } from './icsTime.ts';
import { changesClocks, type IcsZone, instantOf } from './IcsZone.ts';
import { once, type RuleTimes, ruleTimes } from './ruleTimes.ts';
import { weekdayOfLocal } from './weekdayOfLocal.ts';

/** How an event of a file repeats here. */
export interface IcsRepetition {
  /** Null where events here do not repeat so. */
  readonly recurrence: Recurrence | null;
  /** The times of one event, the earliest first: those of the rule, or its start alone. */
  readonly series: readonly Occurrence[];
  /** The others, each an event of its own. */
  readonly separate: readonly Occurrence[];
  /** The file has more times than events here can have. */
  readonly goesOn: boolean;
}

/** How often events of a file may still take place. */
export interface IcsRoom {
  readonly times: number;
  /** As events of their own. */
  readonly separate: number;
}

const dayMs = 86_400_000;
const yearMs = 366 * dayMs;

interface Repeating extends IcsExceptions {
  /** Null for one that takes place once, and at the times that are added. */
  readonly rule: IcsRule | null;
  readonly start: IcsTime;
  readonly lasts: number;
}

/**
 * The occurrences of a rule, each converted from the zone of the file: ours repeat by clocks that never change. They are counted before
 * one is made. Those that the file excludes are not made; those that it adds are events of their own, as no rule here has them.
 */
export function icsRepetition(
  { rule, start, lasts, excluded, added }: Repeating,
  { now, room }: { now: Date; room: IcsRoom },
): IcsRepetition | 'repeats' | 'past' | 'cancelled' | 'tooMany' {
  const { zone, local } = start;
  const times = rule ? ruleTimes(rule, local, now.getTime()) : once(local);
  if (times === null) return 'repeats';
  const isOver = (starts: number) => starts + lasts <= now.getTime();
  if (added.length === 0 && isOver(instantOf(zone, times.at(times.count - 1)))) return 'past';
  if (times.count + added.length > room.times) return 'tooMany';
  const recurrence = rule && keptRule(rule, times, zone);
  if ((recurrence === null ? times.count : 0) + added.length > room.separate) return 'tooMany';
  const isExcluded = exclusionOf(excluded, zone);
  const ofRule = Array.from({ length: times.count }, (_, place) => instantOf(zone, times.at(place)));
  const known = new Set(ofRule);
  const beside = [...new Set(added.map((time) => addedAt(time, start)))].filter((at) => !known.has(at));
  const made = [...ofRule, ...beside].filter((at) => !isExcluded(at)).toSorted((one, other) => one - other);
  const latest = made.at(-1);
  if (latest === undefined) return 'cancelled';
  if (isOver(latest)) return 'past';
  const first = instantOf(zone, local);
  const isInSeries = (at: number) => (recurrence === null ? at === first : known.has(at));
  const occurrenceAt = (at: number) => ({ starts_at: new Date(at), ends_at: new Date(at + lasts) });
  return {
    recurrence,
    series: made.filter(isInSeries).map(occurrenceAt),
    separate: made.filter((at) => !isInSeries(at)).map(occurrenceAt),
    goesOn: times.goesOn,
  };
}

/** The instant of a time that is added; a day alone is at the time of day of the start. */
function addedAt({ local, zone, isDay }: IcsTime, start: IcsTime): number {
  if (!isDay) return instantOf(zone, local);
  return instantOf(start.zone, local + (start.local % dayMs));
}

/** Whether an instant is excluded; a day alone excludes what begins on it. */
function exclusionOf(excluded: readonly IcsTime[], zone: IcsZone): (at: number) => boolean {
  const days = new Set(excluded.flatMap(({ isDay, local }) => (isDay ? [local / dayMs] : [])));
  const instants = new Set(
    excluded.flatMap((time) => (time.isDay ? [] : [instantOf(time.zone, time.local)])),
  );
  return (at) => instants.has(at) || days.has(Math.floor((at + zone.offsetAt(at)) / dayMs));
}

/** The rule in the product's zone; null where that has other days, as when the 31st of a month is a first one there. */
function keptRule(rule: IcsRule, times: RuleTimes, zone: IcsZone): Recurrence | null {
  const first = times.at(0);
  // Of all the years in which it could repeat: a new end must not turn it into other events.
  if (changesClocks(zone, first, first + longestYears * yearMs)) return null;
  const { frequency, weekdays } = rule;
  const day = today(new Date(instantOf(zone, first)));
  const until = today(new Date(instantOf(zone, times.at(times.count - 1))));
  if (until > lastDayFrom(day)) return null;
  const shift = weekdayOfLocal(Date.parse(day)) - weekdayOfLocal(first);
  if (frequency === 'weekly') {
    const shifted = weekdays.map((each) => ((each + shift + 6) % 7) + 1);
    return { frequency, weekdays: shifted.toSorted((one, other) => one - other), until };
  }
  return monthsBetween(frequency) !== undefined && shift !== 0 ? null : { frequency, until };
}
