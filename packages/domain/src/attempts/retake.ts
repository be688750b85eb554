import { hundredths, points } from '../exams/hundredths.ts';

/** The calculation of a deduction for display: 'lần 2: 80 − 10% = 72' is { attempt: 2, score: 80, percent: 10, final: 72 }. */
export interface Deduction {
  /** Number of the attempt, from 1. */
  readonly attempt: number;
  /** Points before the deduction. */
  readonly score: number;
  /** Percent deducted in total: the exam's percent × the number of earlier attempts, at most 100. */
  readonly percent: number;
  /** Points after the deduction, rounded to two decimals, at least 0. */
  readonly final: number;
}

/**
 * Calculates the score of a retake: `score × (1 − percentEach% × number/100)`, at least 0. `number` counts from 0 as in the
 * data, so the first attempt has no deduction.
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

/** Returns the attempt that counts: the highest final score, the earlier one of equals; attempts without a score are skipped. */
export function bestAttempt<Attempt extends { readonly number: number; readonly final_score: number | null }>(
  attempts: readonly Attempt[],
): Attempt | undefined {
  return attempts
    .filter(({ final_score }) => final_score !== null)
    .toSorted(
      (one, other) => (other.final_score ?? 0) - (one.final_score ?? 0) || one.number - other.number,
    )[0];
}

/** Returns the number of the next attempt: the lowest free one, which may be that of an attempt to be taken again. */
export function nextNumber(taken: readonly number[]): number {
  let number = 0;
  while (taken.includes(number)) number += 1;
  return number;
}

/** Number of attempts left: the first one and the retakes, minus those used. */
export function attemptsLeft(retakes: number, used: number): number {
  return Math.max(0, 1 + retakes - used);
}
