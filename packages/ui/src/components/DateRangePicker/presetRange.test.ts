import { CalendarDate, parseDate } from '@internationalized/date';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { presetRange, rangePresets, type RangePreset } from './presetRange';

function range(preset: RangePreset, today: string): string {
  const { start, end } = presetRange(preset, parseDate(today));
  return `${start.toString()} ${end.toString()}`;
}

test('each choice is counted from today', () => {
  expect(range('today', '2026-11-21')).toBe('2026-11-21 2026-11-21');
  expect(range('last7Days', '2026-11-03')).toBe('2026-10-28 2026-11-03');
  expect(range('last30Days', '2026-11-30')).toBe('2026-11-01 2026-11-30');
  expect(range('thisMonth', '2026-11-21')).toBe('2026-11-01 2026-11-30');
  expect(range('lastMonth', '2026-03-31')).toBe('2026-02-01 2026-02-28');
  expect(range('lastMonth', '2027-01-15')).toBe('2026-12-01 2026-12-31');
  expect(range('thisYear', '2026-11-21')).toBe('2026-01-01 2026-12-31');
});

test('no choice ends before it starts', () => {
  const day = fc.integer({ min: 0, max: 40_000 }).map((days) => new CalendarDate(2000, 1, 1).add({ days }));
  fc.assert(
    fc.property(fc.constantFrom(...rangePresets), day, (preset, today) => {
      const { start, end } = presetRange(preset, today);
      expect(end.compare(start)).toBeGreaterThanOrEqual(0);
    }),
  );
});
