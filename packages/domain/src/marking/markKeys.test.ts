import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { markKeys } from './markKeys.ts';

const scores = (worth: number) => markKeys(worth).map(({ score }) => score);

test('the steps are those that a teacher would use', () => {
  expect(scores(10)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(scores(20)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
  expect(scores(5)).toEqual([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]);
  expect(scores(1)).toEqual([0, 0.25, 0.5, 0.75, 1]);
  expect(scores(7.5)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 7.5]);
});

test('every key is another mark, from 0 to the full points', () => {
  assert(
    property(integer({ min: 1, max: 10_000 }), (hundredths) => {
      const worth = hundredths / 100;
      const keys = markKeys(worth);
      expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length);
      expect(scores(worth)).toEqual([...scores(worth)].toSorted((one, other) => one - other));
      expect(scores(worth)[0]).toBe(0);
      expect(scores(worth).at(-1)).toBe(worth);
    }),
  );
});
