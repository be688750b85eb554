import type { Recurrence } from '@sen/api/contract/model';
import { type Move, movedDay } from './movedDay.ts';
import { weekdayOf } from './occurrences.ts';

/** The rule of an event of which one occurrence moves to another day, and the others with it: it has as many as before. */
export function movedRule(rule: Recurrence, move: Move): Recurrence {
  const { frequency, weekdays, until = null } = rule;
  if (move.from === move.to) return rule;
  const [old, own] = [weekdayOf(move.from), weekdayOf(move.to)];
  return {
    ...rule,
    ...(weekdays && { weekdays: [...new Set(weekdays.map((day) => (day === old ? own : day)))] }),
    ...(until !== null && { until: movedDay(until, move, frequency) }),
  };
}
