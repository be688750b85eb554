import { expect, test } from 'vitest';
import { afterDeduction, deductionOf } from './deduction';

test('each retake deducts the percentage once more, up to 100', () => {
  expect([0, 1, 2].map((number) => deductionOf(number, 10))).toEqual([0, 10, 20]);
  expect(deductionOf(7, 20)).toBe(100);
});

test('80 less 10 percent is 72', () => {
  expect(afterDeduction(80, 10)).toBe(72);
  expect(afterDeduction(66.67, 15)).toBe(56.67);
  expect(afterDeduction(50, 100)).toBe(0);
});
