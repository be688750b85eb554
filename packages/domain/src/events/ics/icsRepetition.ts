import type { Recurrence } from '@sen/api/contract/model';
import { today } from '../../time/today.ts';
import { lastDayFrom, longestYears, type Occurrence } from '../occurrences.ts';
import { type IcsRule, weekdayOfLocal } from './icsRule.ts';
import type { IcsTime } from './icsTime.ts';
import { changesClocks, type IcsZone, instantOf } from './IcsZone.ts';
import { type RuleTimes, ruleTimes } from './ruleTimes.ts';

/** How an event of a file repeats here. */
export interface IcsRepetition {
  /** Null where events here do not repeat so: each occurrence is an event of its own. */
  readonly recurrence: Recurrence | null;
  readonly occurrences: readonly Occurrence[];
}

/** How often events of a file may still take place. */
export interface IcsRoom {
  readonly times: number;
  /** As events of their own. */
  readonly separate: number;
}

const yearMs = 366 * 86_400_000;

interface Repeating {
  readonly start: IcsTime;
  readonly lasts: number;
}

/**
 * The occurrences of a rule, each converted from the zone of the file: ours repeat by clocks that never change. They are counted before
 * one is made.
 */
export function icsRepetition(
  rule: IcsRule,
  { start: { zone, local }, lasts }: Repeating,
  { now, room }: { now: Date; room: IcsRoom },
): IcsRepetition | 'repeats' | 'past' | 'tooMany' {
  const times = ruleTimes(rule, local);
  if (times === null) return 'repeats';
  const last = times.at(times.count - 1);
  if (instantOf(zone, last) + lasts <= now.getTime()) return 'past';
  if (times.count > room.times) return 'tooMany';
  // Of all the years in which it could repeat: a new end must not turn it into other events.
  const changes = changesClocks(zone, local, local + longestYears * yearMs);
  const recurrence = changes ? null : keptRule(rule, times, zone);
  if (recurrence === null && times.count > room.separate) return 'tooMany';
  const occurrences = Array.from({ length: times.count }, (_, place) => {
    const starts = instantOf(zone, times.at(place));
    return { starts_at: new Date(starts), ends_at: new Date(starts + lasts) };
  });
  return { recurrence, occurrences };
}

/** The rule in the product's zone; null where that has other days, as when the 31st of a month is a first one there. */
function keptRule({ frequency, weekdays }: IcsRule, times: RuleTimes, zone: IcsZone): Recurrence | null {
  const first = times.at(0);
  const day = today(new Date(instantOf(zone, first)));
  const until = today(new Date(instantOf(zone, times.at(times.count - 1))));
  if (until > lastDayFrom(day)) return null;
  const shift = weekdayOfLocal(Date.parse(day)) - weekdayOfLocal(first);
  if (frequency === 'weekly') {
    const shifted = weekdays.map((each) => ((each + shift + 6) % 7) + 1);
    return { frequency, weekdays: shifted.toSorted((one, other) => one - other), until };
  }
  return frequency === 'monthly' && shift !== 0 ? null : { frequency, until };
}
