import { expect, test } from 'vitest';
import { dosTime } from './dosTime.ts';

const fields = ({ time, date }: { time: number; date: number }) => [
  (date >> 9) + 1980,
  (date >> 5) & 15,
  date & 31,
  time >> 11,
  (time >> 5) & 63,
  (time & 31) * 2,
];

test('is that of the product’s zone', () => {
  expect(fields(dosTime(new Date('2026-11-27T18:30:45Z')))).toEqual([2026, 11, 28, 1, 30, 44]);
});

test('is the first one without a time, and for one that is too early', () => {
  expect(dosTime(undefined)).toEqual(dosTime(new Date('1979-06-01T00:00:00Z')));
  expect(fields(dosTime(undefined))).toEqual([1980, 1, 1, 0, 0, 0]);
});
