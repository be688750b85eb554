import { parseDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import { rangeProblem } from './rangeProblem';

const range = (start: string, end: string) => ({ start: parseDate(start), end: parseDate(end) });
const none = { min: null, max: null, notBefore: null };

test('a range of one day is one, a reversed one is refused', () => {
  expect(rangeProblem(range('2026-11-21', '2026-11-21'), none)).toBeUndefined();
  expect(rangeProblem(range('2026-11-21', '2026-11-20'), none)).toEqual({ reason: 'reversed' });
});

test('both ends lie within the bounds', () => {
  const bounds = { ...none, min: parseDate('2026-11-01'), max: parseDate('2026-11-30') };
  expect(rangeProblem(range('2026-11-01', '2026-11-30'), bounds)).toBeUndefined();
  expect(rangeProblem(range('2026-10-31', '2026-11-30'), bounds)?.reason).toBe('tooEarly');
  expect(rangeProblem(range('2026-11-01', '2026-12-01'), bounds)?.reason).toBe('tooLate');
});
