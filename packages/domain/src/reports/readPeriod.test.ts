import { expect, test } from 'vitest';
import { readPeriod } from './readPeriod.ts';

/** 01:30 on 29 November in Vietnam. */
const now = new Date('2026-11-28T18:30:00Z');
const at = (moment: string) => new Date(moment);

test('without a filter it is the days until today, in Vietnam', () => {
  expect(readPeriod({}, 30, now)).toEqual({ from: '2026-10-31', to: '2026-11-29' });
  expect(readPeriod({}, 1, now)).toEqual({ from: '2026-11-29', to: '2026-11-29' });
});

test('days begin at 17:00 UTC, and an end at midnight is of the day before', () => {
  const after = at('2026-11-01T17:00:00Z');
  expect(readPeriod({ after, before: at('2026-11-08T16:59:59Z') }, 30, now)).toEqual({
    from: '2026-11-02',
    to: '2026-11-08',
  });
  expect(readPeriod({ after, before: at('2026-11-08T17:00:00Z') }, 30, now)?.to).toBe('2026-11-08');
  expect(readPeriod({ after, before: at('2026-11-08T17:00:01Z') }, 30, now)?.to).toBe('2026-11-09');
});

test('an open end', () => {
  expect(readPeriod({ after: at('2026-01-01T00:00:00Z') }, 30, now)).toEqual({
    from: '2026-01-01',
    to: '2026-11-29',
  });
  expect(readPeriod({ before: at('2026-06-30T10:00:00Z') }, 7, now)).toEqual({
    from: '2026-06-24',
    to: '2026-06-30',
  });
});

test('50 years and the future are periods, one that is reversed is none', () => {
  expect(readPeriod({ after: at('1976-11-29T00:00:00Z') }, 30, now)?.from).toBe('1976-11-29');
  expect(readPeriod({ after: at('2031-01-01T00:00:00Z') }, 30, now)).toEqual({
    from: '2031-01-01',
    to: '2031-01-01',
  });
  expect(
    readPeriod({ after: at('2026-11-08T00:00:00Z'), before: at('2026-11-01T00:00:00Z') }, 30, now),
  ).toBeNull();
});
