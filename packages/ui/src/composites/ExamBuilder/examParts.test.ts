import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { evenShares, missingOf, moved, splitEvenly, sumOf, type BuilderPart } from './examParts';

const part = (scores: (number | null)[], score: number): BuilderPart => ({
  key: 'p',
  title: 'Phần 1',
  score,
  questions: scores.map((value, index) => ({
    question: { id: String(index), title: '', kind: '' },
    score: value,
  })),
});

test('shares sum to the whole and differ by at most a hundredth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 1, max: 200 }), (cents, count) => {
      const shares = evenShares(cents / 100, count);
      expect(sumOf(shares)).toBe(cents / 100);
      expect(Math.round((Math.max(...shares) - Math.min(...shares)) * 100)).toBeLessThanOrEqual(1);
    }),
  );
});

test('a part is split over its questions', () => {
  expect(splitEvenly(part([null, 3, 9], 100)).questions.map(({ score }) => score)).toEqual([
    33.34, 33.33, 33.33,
  ]);
});

test('what is missing is counted without rounding errors', () => {
  expect(missingOf(sumOf([0.1, 0.2]), 0.3)).toBe(0);
  expect(missingOf(80, 100)).toBe(20);
  expect(missingOf(100.5, 100)).toBe(-0.5);
});

test('moving keeps every thing and stops at the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
});
