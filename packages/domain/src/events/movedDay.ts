import type { EventFrequency } from '@sen/api/contract/model';
import { monthsBetween, weekdayOf } from './occurrences.ts';

/** From which day to which an occurrence moves. */
export interface Move {
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;
const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const textOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const mondayOf = (day: string) => utc(day) - (weekdayOf(day) - 1) * dayMs;
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/**
 * Where a day of a rule goes when one of its occurrences moves: as far as that one. Of a weekly rule another weekday stays, in its week;
 * a monthly or yearly one keeps to one day of the month.
 */
export function movedDay(day: string, { from, to }: Move, frequency: EventFrequency): string {
  if (frequency === 'weekly' && weekdayOf(day) !== weekdayOf(from))
    return textOf(utc(day) + mondayOf(to) - mondayOf(from));
  const step = monthsBetween(frequency);
  if (step !== undefined && day.slice(8) === from.slice(8)) {
    for (let month = monthOf(day) + monthOf(to) - monthOf(from); ; month += step) {
      const date = Number(to.slice(8));
      const moved = new Date(Date.UTC(Math.floor(month / 12), month % 12, date));
      // One without the day is passed over, as the rule does.
      if (moved.getUTCDate() === date) return textOf(moved.getTime());
    }
  }
  return textOf(utc(day) + utc(to) - utc(from));
}
