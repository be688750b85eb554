import { expect, it } from 'vitest';
import { lengthOf, pageRanges, wholeSeconds } from './lessonRanges';

it.each([
  [[], []],
  [[2], [[2, 3]]],
  [
    [0, 1, 5, 2, 1],
    [
      [0, 3],
      [5, 6],
    ],
  ],
])('pages %j are the ranges %j', (pages, ranges) => {
  expect(pageRanges(pages)).toEqual(ranges);
});

it('counts the last second of a film whose length has fractions, and no part of less than half a second', () => {
  const played = [
    [0.02, 12.4],
    [20.1, 20.4],
    [95.2, 100.04],
  ] as const;
  expect(wholeSeconds(played, 100)).toEqual([
    [0, 12],
    [95, 100],
  ]);
});

it('counts what ranges share once', () => {
  expect(
    lengthOf([
      [5, 8],
      [0, 6],
      [10, 12],
      [1, 2],
    ]),
  ).toBe(10);
  expect(lengthOf([])).toBe(0);
});
