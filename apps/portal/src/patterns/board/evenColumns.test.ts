import { expect, test } from 'vitest';
import { endsFirstColumn } from './evenColumns';

test('a section ends the first column where that is the lower one', () => {
  expect(endsFirstColumn(3, [1], [2, 5])).toBe(true);
  expect(endsFirstColumn(3, [5, 4], [2])).toBe(false);
});

test('it stays in the second one where either is as good', () => {
  expect(endsFirstColumn(3, [2], [2])).toBe(false);
  expect(endsFirstColumn(0, [1], [9])).toBe(false);
});

test('sections without rows take no room', () => {
  expect(endsFirstColumn(2, [1, 0, 0, 0], [3])).toBe(true);
});
