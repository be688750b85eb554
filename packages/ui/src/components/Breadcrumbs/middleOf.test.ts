import { expect, test } from 'vitest';
import { middleOf } from './middleOf';

const room = (widths: number[], available: number) => middleOf({ widths, available, menu: 30, gap: 10 });

test('all that fits stays', () => {
  expect(room([100, 100, 100], 320)).toBe(0);
  expect(room([], 0)).toBe(0);
});

test('the steps after the first go first, and no more than needed', () => {
  expect(room([100, 100, 100, 100], 400)).toBe(1);
  expect(room([100, 100, 100, 100], 300)).toBe(2);
});

test('the first and the last stay, even where they do not fit', () => {
  expect(room([100, 100, 100, 300], 50)).toBe(2);
  expect(room([300, 300], 50)).toBe(0);
});
