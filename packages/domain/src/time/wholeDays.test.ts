import { expect, test } from 'vitest';
import { wholeDays } from './wholeDays.ts';

test.each([
  ['2026-11-29T17:00:00Z', '2026-11-30T17:00:00Z', '2026-11-29T17:00:00.000Z'],
  ['2026-11-29T17:00:00Z', '2026-12-02T17:00:00Z', '2026-12-01T17:00:00.000Z'],
])('from %s to %s takes whole days until the one from %s on', (start, end, last) => {
  const days = wholeDays(start, end);
  expect(days?.first.toISOString()).toBe('2026-11-29T17:00:00.000Z');
  expect(days?.last.toISOString()).toBe(last);
});

test.each([
  ['2026-11-29T18:00:00Z', '2026-11-30T18:00:00Z'],
  ['2026-11-29T17:00:00Z', '2026-11-30T16:00:00Z'],
  ['2026-11-29T17:00:00Z', '2026-11-29T17:00:00Z'],
  ['2026-11-30T00:00:00Z', '2026-12-01T00:00:00Z'],
  ['', ''],
])('from %s to %s has times', (start, end) => {
  expect(wholeDays(start, end)).toBeUndefined();
});
