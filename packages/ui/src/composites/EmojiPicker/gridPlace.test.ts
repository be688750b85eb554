import { expect, test } from 'vitest';
import { gridPlace } from './gridPlace';

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 15, 15],
  ['ArrowLeft', 7, 6],
  ['ArrowDown', 3, 10],
  ['ArrowDown', 12, 12],
  ['ArrowUp', 3, 3],
  ['ArrowUp', 9, 2],
  ['Home', 12, 7],
  ['End', 8, 13],
  ['End', 14, 15],
  ['PageDown', 2, 15],
  ['PageUp', 15, 1],
])('%s from %i of 16 leads to %i', (key, place, next) => {
  expect(gridPlace(key, place, 16)).toBe(next);
});

test('other keys move nothing', () => {
  expect(gridPlace('a', 3, 16)).toBeUndefined();
});
