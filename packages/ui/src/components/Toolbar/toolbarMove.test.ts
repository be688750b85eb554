import { expect, test } from 'vitest';
import { toolbarMove } from './toolbarMove';

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 3, false, 0],
  ['ArrowLeft', 0, false, 3],
  ['ArrowLeft', 0, true, 1],
  ['ArrowRight', 1, true, 0],
  ['Home', 2, false, 0],
  ['End', 1, true, 3],
  ['ArrowDown', 1, false, undefined],
  ['a', 1, false, undefined],
])('%s from %i (from right to left: %s) goes to %s', (key, place, rtl, next) => {
  expect(toolbarMove(key, place, 4, rtl)).toBe(next);
});

test('in an empty toolbar no key moves', () => {
  expect(toolbarMove('End', -1, 0, false)).toBeUndefined();
});
