import type { EventFrequency } from '@sen/api/contract/model';
import { startOfDay } from '../time/startOfDay.ts';
import { today } from '../time/today.ts';
import { movedDay } from './movedDay.ts';
import type { Occurrence } from './occurrences.ts';

interface Moved {
  /** Of the occurrences of the event. */
  readonly earliest: Date;
  /** Of the one that is edited: when it started before. */
  readonly before: Date;
  /** And when it takes place from now on. */
  readonly after: Occurrence;
}

/** When the first occurrence of an event takes place once all of them move as one of them does. */
export function firstOfAll({ earliest, before, after }: Moved, frequency: EventFrequency): Occurrence {
  const to = today(after.starts_at);
  const day = movedDay(today(earliest), { from: today(before), to }, frequency);
  const sinceMidnight = after.starts_at.getTime() - startOfDay(to).getTime();
  const starts = startOfDay(day).getTime() + sinceMidnight;
  const lasts = after.ends_at.getTime() - after.starts_at.getTime();
  return { starts_at: new Date(starts), ends_at: new Date(starts + lasts) };
}
