import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { evenShares, hundredths, sumOfScores } from './hundredths';

test('even shares sum to the total and differ by a hundredth at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 1, max: 500 }), (whole, count) => {
      const shares = evenShares(whole / 100, count);
      expect(shares).toHaveLength(count);
      expect(hundredths(sumOfScores(shares))).toBe(whole);
      expect(hundredths(Math.max(...shares)) - hundredths(Math.min(...shares))).toBeLessThanOrEqual(1);
      expect(shares).toEqual([...shares].sort((a, b) => b - a));
    }),
  );
});

test('seven questions of forty points', () => {
  expect(evenShares(40, 7)).toEqual([5.72, 5.72, 5.72, 5.71, 5.71, 5.71, 5.71]);
  expect(evenShares(40, 0)).toEqual([]);
});

test('sums are exact', () => {
  expect(sumOfScores([0.1, 0.2])).toBe(0.3);
  expect(sumOfScores([33.33, 33.33, 33.34, null])).toBe(100);
});
