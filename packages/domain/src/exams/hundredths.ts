/**
 * Points and percents are kept to two decimals and counted in whole hundredths, so that 0.1 + 0.2 is 0.3 on every machine
 * and a sum either equals its total or does not.
 */
export function hundredths(score: number): number {
  return Math.round(score * 100);
}

/** Hundredths back to points; a half hundredth is rounded up. */
export function points(count: number): number {
  return Math.round(count) / 100;
}

/** The sum of points, exact to two decimals. */
export function sumOfPoints(all: readonly number[]): number {
  return points(all.reduce((sum, each) => sum + hundredths(each), 0));
}
