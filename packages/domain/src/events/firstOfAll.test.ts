import { expect, test } from 'vitest';
import { firstOfAll } from './firstOfAll.ts';

/** Nine in the morning in Vietnam. */
const at = (day: string, hour = '09') => new Date(`${day}T${hour}:00:00+07:00`);
const moved = (before: string, after: string) => ({
  earliest: at('2026-11-02'),
  before: at(before),
  after: { starts_at: at(after, '14'), ends_at: at(after, '16') },
});
const dayOf = (date: Date) => date.toISOString().slice(0, 13);

test.each([
  // Every Monday, to Tuesday.
  ['2026-11-16', '2026-11-17', 'weekly', '2026-11-03T07'],
  // Mondays and Thursdays: the Thursday moves, the Monday stays.
  ['2026-11-19', '2026-11-20', 'weekly', '2026-11-02T07'],
  // And to the week after: all move to the week after.
  ['2026-11-19', '2026-11-27', 'weekly', '2026-11-09T07'],
  ['2026-11-05', '2026-11-07', 'daily', '2026-11-04T07'],
  ['2026-11-05', '2026-11-05', 'daily', '2026-11-02T07'],
  // On the second of each month, to the fifth, also of the month after.
  ['2027-01-02', '2027-01-05', 'monthly', '2026-11-05T07'],
  ['2027-01-02', '2027-02-05', 'monthly', '2026-12-05T07'],
  // November has no such day.
  ['2027-01-02', '2027-01-31', 'monthly', '2026-12-31T07'],
  // On the second of November, to the fifth of December.
  ['2027-11-02', '2027-12-05', 'yearly', '2026-12-05T07'],
] as const)(
  'with one that moves from %s to %s, a %s event begins at %s',
  (before, after, frequency, first) => {
    const { starts_at, ends_at } = firstOfAll(moved(before, after), frequency);
    expect(dayOf(starts_at)).toBe(first);
    expect(ends_at.getTime() - starts_at.getTime()).toBe(2 * 3_600_000);
  },
);
