import type { Recurrence } from '@sen/api/contract/model';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { today } from '../time/today.ts';
import { changedOccurrences } from './changedOccurrences.ts';
import { keptRecurrence, type Occurrence, occurrencesOf } from './occurrences.ts';

interface Row extends Occurrence {
  id: number;
}

/** Eight in the morning in Vietnam, for an hour. */
const at = (day: string, time = '01:00'): Occurrence => ({
  starts_at: new Date(`${day}T${time}:00Z`),
  ends_at: new Date(new Date(`${day}T${time}:00Z`).getTime() + 3_600_000),
});
const sundays: Recurrence = { frequency: 'weekly', weekdays: [7], until: '2026-04-05' };
const first = at('2026-03-08');
/** The rows of a rule, without those that were changed or cancelled alone. */
const rowsOf = (rule: Recurrence, from: Occurrence, without: readonly string[] = []): Row[] =>
  occurrencesOf(from, rule)
    .map((times, id) => ({ ...times, id }))
    .filter(({ starts_at }) => !without.includes(today(starts_at)));
const changed = (rows: Row[], rule: Recurrence | null, to: Occurrence, next: Recurrence | null) => {
  const { placed, apart } = changedOccurrences({ rows, rule }, { first: to, rule: next });
  return { placed: placed.map(({ times, row }) => [today(times.starts_at), row?.id ?? null]), apart };
};

describe('an event and those that follow', () => {
  const rows = rowsOf(sundays, first, ['2026-03-15']);

  test('keep their times and ids when neither changes, and what was changed alone does not come back', () => {
    const same = {
      placed: [
        ['2026-03-08', 0],
        ['2026-03-22', 2],
        ['2026-03-29', 3],
        ['2026-04-05', 4],
      ],
      apart: 1,
    };
    expect(changed(rows, sundays, first, sundays)).toEqual(same);
    // The same rule, told by the number of its times.
    expect(changed(rows, sundays, first, { frequency: 'weekly', weekdays: [7], count: 5 })).toEqual(same);
  });

  test('move to another day of the week, and what was changed alone stays', () => {
    expect(
      changed(rows, sundays, at('2026-03-09'), { ...sundays, weekdays: [1], until: '2026-04-06' }),
    ).toEqual({
      placed: [
        ['2026-03-09', 0],
        ['2026-03-23', 2],
        ['2026-03-30', 3],
        ['2026-04-06', 4],
      ],
      apart: 1,
    });
  });

  test('move to another hour', () => {
    const { placed } = changedOccurrences(
      { rows, rule: sundays },
      { first: at('2026-03-08', '03:00'), rule: sundays },
    );
    expect(placed.map(({ times, row }) => [times.starts_at.toISOString(), row?.id])).toEqual([
      ['2026-03-08T03:00:00.000Z', 0],
      ['2026-03-22T03:00:00.000Z', 2],
      ['2026-03-29T03:00:00.000Z', 3],
      ['2026-04-05T03:00:00.000Z', 4],
    ]);
  });

  test('go on longer, or end earlier', () => {
    expect(changed(rows, sundays, first, { ...sundays, until: '2026-04-12' }).placed).toEqual([
      ['2026-03-08', 0],
      ['2026-03-22', 2],
      ['2026-03-29', 3],
      ['2026-04-05', 4],
      ['2026-04-12', null],
    ]);
    expect(changed(rows, sundays, first, { ...sundays, until: '2026-03-20' }).placed).toEqual([
      ['2026-03-08', 0],
    ]);
  });

  test('with another rule keep those of the same days, and no more than those', () => {
    const daily: Recurrence = { frequency: 'daily', until: '2026-03-16' };
    const days = changed(rows, sundays, first, daily).placed.map(([day]) => day);
    expect(days).toEqual(['08', '09', '10', '11', '12', '13', '14', '16'].map((day) => `2026-03-${day}`));
    const twice = changed(rows, sundays, first, { ...sundays, weekdays: [3, 7], until: '2026-03-22' });
    expect(twice.placed).toEqual([
      ['2026-03-08', 0],
      ['2026-03-11', null],
      ['2026-03-18', null],
      ['2026-03-22', 2],
    ]);
    expect(changed(rows, sundays, at('2026-03-10'), null)).toEqual({ placed: [['2026-03-10', 0]], apart: 1 });
  });

  test('of a month of its own stay in their months, also where some months lack the day', () => {
    const monthly: Recurrence = { frequency: 'monthly', until: '2026-05-31' };
    const own = rowsOf(monthly, at('2026-01-31'), ['2026-03-31']);
    expect(changed(own, monthly, at('2026-01-30'), monthly)).toEqual({
      placed: [
        ['2026-01-30', 0],
        ['2026-04-30', null],
        ['2026-05-30', 2],
      ],
      apart: 1,
    });
  });

  test('an event that is new, or changes alone, takes place by its rule', () => {
    expect(changed([], null, first, { ...sundays, until: '2026-03-15' })).toEqual({
      placed: [
        ['2026-03-08', null],
        ['2026-03-15', null],
      ],
      apart: 0,
    });
    expect(changed([{ ...first, id: 7 }], null, at('2026-03-09'), null)).toEqual({
      placed: [['2026-03-09', 7]],
      apart: 0,
    });
  });
});

test('no row and no day is there twice, and nothing that was left comes back while the rule only moves', () => {
  const rule = fc.record({
    frequency: fc.constantFrom('daily' as const, 'weekly' as const, 'monthly' as const, 'yearly' as const),
    weekdays: fc.uniqueArray(fc.integer({ min: 1, max: 7 })),
    count: fc.integer({ min: 1, max: 20 }),
  });
  const day = fc.integer({ min: 0, max: 400 }).map((days) => {
    const time = new Date(Date.UTC(2026, 0, 1) + days * 86_400_000);
    return at(time.toISOString().slice(0, 10));
  });
  fc.assert(
    fc.property(rule, rule, day, day, fc.array(fc.boolean()), (from, to, start, next, left) => {
      const before = keptRecurrence(from, start.starts_at);
      const all = rowsOf(before, start);
      const rows = all.filter((_, index) => index === 0 || left[index] !== true);
      const { placed, apart } = changedOccurrences({ rows, rule: before }, { first: next, rule: to });
      const days = placed.map(({ times }) => today(times.starts_at));
      expect(new Set(days).size).toBe(days.length);
      const ids = placed.flatMap(({ row }) => (row ? [row.id] : []));
      expect(new Set(ids).size).toBe(ids.length);
      expect(placed[0]).toEqual({ times: next, row: rows[0] });
      expect(apart).toBe(all.length - rows.length);
      const same = changedOccurrences({ rows, rule: before }, { first: start, rule: before });
      expect(same.placed.map(({ row }) => row?.id)).toEqual(rows.map(({ id }) => id));
    }),
    { numRuns: 100 },
  );
});
