import { expect, test } from 'vitest';
import { orderSegments } from './orderSegments';

function written(...types: string[]): string {
  return orderSegments(types.map((type) => ({ type })))
    .map((part) => ('sign' in part ? part.sign : part.segment.type))
    .join('');
}

test('day, month, year, whatever order the locale has', () => {
  expect(written('month', 'literal', 'day', 'literal', 'year')).toBe('day/month/year');
  expect(written('year', 'literal', 'month', 'literal', 'day')).toBe('day/month/year');
});

test('no separator before the first or after the last segment', () => {
  expect(written('hour', 'minute', 'second')).toBe('hour:minute:second');
  expect(written('minute', 'hour', 'day', 'month', 'year')).toBe('year/month/day hour:minute');
  expect(written()).toBe('');
});
