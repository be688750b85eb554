/** Points and percents have two decimals and are calculated as integers (hundredths), so that sums are exact on every machine. */
export function hundredths(score: number): number {
  return Math.round(score * 100);
}

/** Whether a number has at most two decimals. */
export function hasTwoDecimals(score: number): boolean {
  return Math.abs(hundredths(score) - score * 100) <= 1e-6;
}

/** Converts hundredths to points; a half hundredth is rounded up. */
export function points(count: number): number {
  return Math.round(count) / 100;
}

/** The sum of points, exact to two decimals. */
export function sumOfPoints(all: readonly number[]): number {
  return points(all.reduce((sum, each) => sum + hundredths(each), 0));
}
