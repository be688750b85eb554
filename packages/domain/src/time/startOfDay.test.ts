import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { startOfDay } from './startOfDay.ts';
import { today } from './today.ts';

test('a day begins at 17:00 UTC of the day before', () => {
  expect(startOfDay('2026-11-01').toISOString()).toBe('2026-10-31T17:00:00.000Z');
});

test('every day begins when `today` says so, and not a second earlier', () => {
  const days = fc.integer({ min: Date.UTC(2000, 0, 1) / 86_400_000, max: Date.UTC(2099, 0, 1) / 86_400_000 });
  fc.assert(
    fc.property(days, (count) => {
      const day = new Date(count * 86_400_000).toISOString().slice(0, 10);
      const start = startOfDay(day);
      expect(today(start)).toBe(day);
      expect(today(new Date(start.getTime() - 1000)) < day).toBe(true);
    }),
  );
});
