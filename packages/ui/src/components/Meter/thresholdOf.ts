/** Finds the highest threshold that the value has reached, in any order of thresholds. */
export function thresholdOf<Threshold extends { from: number }>(
  value: number,
  thresholds: readonly Threshold[],
): Threshold | undefined {
  return thresholds
    .filter((threshold) => threshold.from <= value)
    .toSorted((a, b) => a.from - b.from)
    .at(-1);
}
