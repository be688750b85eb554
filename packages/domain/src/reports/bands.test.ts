import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandKeys, bandLabel, bandOf, bands } from './bands.ts';

test('counts go to above 50 in steps of 5: eleven bands after zero', () => {
  expect(
    bands.counts
      .slice(1)
      .map(({ key }) => key)
      .join(' '),
  ).toBe('1-5 6-10 11-15 16-20 21-25 26-30 31-35 36-40 41-45 46-50 >50');
});

test('the others of section 9', () => {
  const keys = (name: keyof typeof bands) => bands[name].map(({ key }) => key);
  expect(keys('students')).toEqual(['0', '1-20', '21-50', '51-100', '101-199', '200-500', '>500']);
  expect(keys('points')).toEqual(['0', '1-20', '21-40', '41-60', '61-80', '81-100']);
  expect(keys('scores')).toEqual(['0', '1-3', '4-6', '7-9', '10-12', '13-15', '16-18', '19-20']);
  expect(bandKeys('months', '2026-11-29')).toHaveLength(12);
  expect(bandKeys('years', '2026-11-29')).toEqual(['2020', '2021', '2022', '2023', '2024', '2025', '2026']);
});

test.each([
  ['counts', 0, '0'],
  ['counts', 5, '1-5'],
  ['counts', 6, '6-10'],
  ['counts', 50, '46-50'],
  ['counts', 51, '>50'],
  ['scores', 3, '1-3'],
  ['scores', 3.5, '4-6'],
  ['scores', 4, '4-6'],
  ['scores', 0.01, '1-3'],
  ['points', 20.01, '21-40'],
  ['students', 200, '200-500'],
  ['students', 501, '>500'],
] as const)('of %s, %d is in %s', (name, value, key) => {
  expect(bandOf(name, value)?.key).toBe(key);
});

test('a number is in one band, or beyond the last', () => {
  const names = Object.keys(bands) as (keyof typeof bands)[];
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.double({ min: 0, max: 600, noNaN: true }), (name, value) => {
      const matching = bands[name].filter(
        ({ above, upTo }) => (above === null || value > above) && (upTo === null || value <= upTo),
      );
      const last = bands[name].at(-1)?.upTo ?? Infinity;
      expect(matching).toHaveLength(value <= last ? 1 : 0);
      expect(bandOf(name, value)).toBe(matching[0]);
    }),
  );
  expect(bandOf('counts', -1)).toBeUndefined();
});

test('a band reads as a range', () => {
  expect(bandLabel('6-10')).toBe('6–10');
  expect(bandLabel('>50')).toBe('> 50');
});
