/** Points are counted in whole hundredths, so that 0.1 and 0.2 are 0.3. */
export function hundredths(score: number): number {
  return Math.round(score * 100);
}

/** The sum of points, exact to two decimals; what is not filled in counts nothing. */
export function sumOfScores(scores: readonly (number | null)[]): number {
  return scores.reduce<number>((sum, score) => sum + hundredths(score ?? 0), 0) / 100;
}

/** Even shares of a total that sum to it exactly; what does not divide goes to the first ones, a hundredth each. */
export function evenShares(total: number, count: number): number[] {
  const whole = hundredths(total);
  const share = Math.floor(whole / count);
  const rest = whole - share * count;
  return Array.from({ length: count }, (_, place) => (share + (place < rest ? 1 : 0)) / 100);
}
