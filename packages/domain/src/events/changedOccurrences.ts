import type { Recurrence } from '@sen/api/contract/model';
import { today } from '../time/today.ts';
import { monthsBetween, keptRecurrence, type Occurrence, occurrencesOf } from './occurrences.ts';

interface Before<Row> {
  /** The occurrences that change, the earliest first. */
  readonly rows: readonly Row[];
  readonly rule: Recurrence | null;
}

interface After {
  readonly first: Occurrence;
  readonly rule: Recurrence | null;
}

interface Changed<Row> {
  /** What takes place from now on, each with the row that it was before; null: it is new. */
  readonly placed: readonly { readonly times: Occurrence; readonly row: Row | null }[];
  /** How many times of the rule were changed or cancelled alone before: they stay as they are. */
  readonly apart: number;
}

/**
 * What becomes of an event and those that follow it. A time of the rule that has no row was changed or cancelled alone: it does not
 * come back, and no other row takes its place.
 */
export function changedOccurrences<Row extends Occurrence>(before: Before<Row>, after: After): Changed<Row> {
  const [earliest] = before.rows;
  if (!earliest)
    return {
      placed: occurrencesOf(after.first, after.rule).map((times) => ({ times, row: null })),
      apart: 0,
    };
  const from = before.rule && keptRecurrence(before.rule, earliest.starts_at);
  const to = after.rule && keptRecurrence(after.rule, after.first.starts_at);
  const rows = new Map(before.rows.map((row) => [today(row.starts_at), row]));
  const slots = occurrencesOf(earliest, from);
  const apart = slots.filter(({ starts_at }) => !rows.has(today(starts_at))).length;
  if (isSameTime(earliest, after.first) && JSON.stringify(from) === JSON.stringify(to))
    return { placed: before.rows.map((row) => ({ times: timesOf(row), row })), apart };
  const keysOf = keysBetween(from, to);
  const keys = keysOf(slots);
  const rowOf = new Map(
    slots.map(({ starts_at }, index) => [keys[index], rows.get(today(starts_at)) ?? null]),
  );
  const next = occurrencesOf(after.first, to);
  const nextKeys = keysOf(next);
  const placed = next.flatMap((times, index) => {
    const row = rowOf.get(nextKeys[index]);
    return row === null ? [] : [{ times, row: row ?? null }];
  });
  return { placed, apart };
}

const timesOf = ({ starts_at, ends_at }: Occurrence): Occurrence => ({ starts_at, ends_at });

function isSameTime(one: Occurrence, other: Occurrence): boolean {
  return (
    one.starts_at.getTime() === other.starts_at.getTime() && one.ends_at.getTime() === other.ends_at.getTime()
  );
}

/**
 * How to name the times of two rules, each in its order, so that the same occurrence has the same key: while the rule only moves, its
 * place; of a rule that keeps to a day of the month, how many months after the first it is. Of different rules, the day, beside the first.
 */
function keysBetween(from: Recurrence | null, to: Recurrence | null) {
  const moves =
    from?.frequency === to?.frequency && (from?.weekdays ?? []).length === (to?.weekdays ?? []).length;
  const keepsDay = from !== null && monthsBetween(from.frequency) !== undefined;
  return (times: readonly Occurrence[]): string[] => {
    const days = times.map(({ starts_at }) => today(starts_at));
    if (!moves) return days.map((day, index) => (index === 0 ? 'first' : day));
    if (!keepsDay) return days.map((_, index) => String(index));
    const months = days.map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)));
    return months.map((month) => String(month - (months[0] ?? 0)));
  };
}
