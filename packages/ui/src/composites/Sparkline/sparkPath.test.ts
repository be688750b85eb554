import { expect, test } from 'vitest';
import { sparkPath, sparkSize } from './sparkPath';

test('the end is the last value that is not missing', () => {
  expect(sparkPath([1, 5, null]).end).toEqual({ x: 48, y: 4 });
});

test('a level line runs through the middle, one figure is a point', () => {
  expect(sparkPath([3, 3]).end?.y).toBe(sparkSize.height / 2);
  expect(sparkPath([7]).end).toEqual({ x: 4, y: 14 });
});

test('without values nothing is drawn', () => {
  expect(sparkPath([null, null])).toEqual({ path: '', end: null });
  expect(sparkPath([])).toEqual({ path: '', end: null });
});
