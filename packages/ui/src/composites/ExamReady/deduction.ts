/** Percentage deducted from an attempt; `number` counts from 0. */
export function deductionOf(number: number, percentEach: number): number {
  return Math.min(100, number * percentEach);
}

/** The score after deduction, rounded to two decimals. */
export function afterDeduction(score: number, percent: number): number {
  return Math.max(0, Math.round(score * (100 - percent)) / 100);
}
