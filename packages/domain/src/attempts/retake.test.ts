import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { attemptsLeft, bestAttempt, deduct, nextNumber } from './retake.ts';

const hundred = fc.integer({ min: 0, max: 10_000 }).map((count) => count / 100);

describe('deduct', () => {
  test.each([
    [80, 10, 0, { attempt: 1, score: 80, percent: 0, final: 80 }],
    [80, 10, 1, { attempt: 2, score: 80, percent: 10, final: 72 }],
    [80, 10, 3, { attempt: 4, score: 80, percent: 30, final: 56 }],
    [80, 60, 2, { attempt: 3, score: 80, percent: 100, final: 0 }],
    [33.33, 12.5, 1, { attempt: 2, score: 33.33, percent: 12.5, final: 29.16 }],
  ])('%d points, %d %% each, attempt %d', (score, percent, number, deduction) =>
    expect(deduct(score, percent, number)).toEqual(deduction),
  );

  test('never below 0, never above the score, never more for a later attempt', () => {
    fc.assert(
      fc.property(hundred, hundred, fc.nat({ max: 20 }), (score, percent, number) => {
        const { final } = deduct(score, percent, number);
        expect(final).toBeGreaterThanOrEqual(0);
        expect(final).toBeLessThanOrEqual(score);
        expect(deduct(score, percent, number + 1).final).toBeLessThanOrEqual(final);
        expect(final).toBe(Math.round(final * 100) / 100);
      }),
    );
  });

  test('matches readings.md, to half a hundredth', () => {
    fc.assert(
      fc.property(hundred, hundred, fc.nat({ max: 20 }), (score, percent, number) => {
        const formula = Math.max(0, score * (1 - (percent / 100) * number));
        expect(Math.abs(deduct(score, percent, number).final - formula)).toBeLessThanOrEqual(0.005_000_1);
      }),
    );
  });
});

test('the best attempt counts, the earlier of two alike', () => {
  const attempt = (number: number, final_score: number | null) => ({ number, final_score });
  expect(bestAttempt([attempt(0, 60), attempt(1, 72), attempt(2, 72), attempt(3, null)])).toEqual(
    attempt(1, 72),
  );
  expect(bestAttempt([attempt(0, null)])).toBeUndefined();
  expect(bestAttempt([attempt(0, 0)])).toEqual(attempt(0, 0));
});

test('the next attempt has the lowest free number', () => {
  expect([nextNumber([]), nextNumber([0, 1]), nextNumber([2, 0]), nextNumber([1, 2])]).toEqual([0, 2, 1, 0]);
});

test('attempts left', () => {
  expect([attemptsLeft(0, 0), attemptsLeft(2, 1), attemptsLeft(0, 1), attemptsLeft(0, 5)]).toEqual([
    1, 2, 0, 0,
  ]);
});
