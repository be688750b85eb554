import { hundredths, points } from '../exams/hundredths.ts';

/** The arithmetic of a deduction, for people: 'lần 2: 80 − 10 % = 72' is { attempt: 2, score: 80, percent: 10, final: 72 }. */
export interface Deduction {
  /** The attempt's number as people count, from 1. */
  readonly attempt: number;
  /** Points before. */
  readonly score: number;
  /** Percent taken off in all: the exam's percent × the retakes before this attempt; at most 100. */
  readonly percent: number;
  /** Points after, to two decimals, never below 0. */
  readonly final: number;
}

/**
 * What a retake leaves of its score: `score × (1 − percentEach% × number/100)`, never below 0.
 * `number` counts from 0 as in the data, so that the first attempt loses nothing.
 */
export function deduct(score: number, percentEach: number, number: number): Deduction {
  const taken = Math.min(hundredths(percentEach) * number, 10_000);
  return {
    attempt: number + 1,
    score,
    percent: taken / 100,
    final: points((hundredths(score) * (10_000 - taken)) / 10_000),
  };
}

/** The attempt that counts: the best final score, the earlier one of two alike; those without a score yet are passed over. */
export function bestAttempt<Attempt extends { readonly number: number; readonly final_score: number | null }>(
  attempts: readonly Attempt[],
): Attempt | undefined {
  return attempts
    .filter(({ final_score }) => final_score !== null)
    .toSorted(
      (one, other) => (other.final_score ?? 0) - (one.final_score ?? 0) || one.number - other.number,
    )[0];
}

/** How many attempts are left: the first one and the retakes, less those begun. */
export function attemptsLeft(retakes: number, begun: number): number {
  return Math.max(0, 1 + retakes - begun);
}
