import { figuresOf } from './calendarText';
import type { Day } from './days';
import type { Scene } from './scene';

/** Accessible name of a day: its date, whether it is today, its number of events. */
export function dayLabel({ words, today }: Scene, day: Day, events: number): string {
  return [words.dayTitle(figuresOf(day)), day === today && words.today, events > 0 && words.events(events)]
    .filter(Boolean)
    .join(', ');
}
