import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  endOfMonth,
  monthGrid,
  sameMonth,
  startOfMonth,
  weekdayOf,
  weekOf,
  weekStarts,
} from './days';

const anyDay = fc.integer({ min: -20_000, max: 40_000 }).map((days) => addDays('1970-01-01', days));

test('November 2026 begins on a Sunday', () => {
  expect(weekdayOf('2026-11-01')).toBe(6);
  expect(weekOf('2026-11-21', 'monday')[0]).toBe('2026-11-16');
  expect(weekOf('2026-11-21', 'sunday')[0]).toBe('2026-11-15');
  expect(weekOf('2026-11-21', 'saturday')[0]).toBe('2026-11-21');
});

test('a month keeps the day as far as it has one', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  expect(endOfMonth('2028-02-10')).toBe('2028-02-29');
});

test('the grid of a month: six whole weeks, each day once, the month in it, the first week holding its first day', () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...weekStarts), (day, weekStart) => {
      const weeks = monthGrid(day, weekStart);
      expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
      const days = weeks.flat();
      days.forEach((each, place) => expect(each).toBe(addDays(days[0] ?? '', place)));
      expect(weeks[0]).toContain(startOfMonth(day));
      const own = days.filter((each) => sameMonth(each, day));
      expect(own.at(-1)).toBe(endOfMonth(day));
      expect(own).toHaveLength(daysBetween(startOfMonth(day), endOfMonth(day)) + 1);
    }),
  );
});
