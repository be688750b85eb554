import type { ChapterTreeValue } from './chapterNode';

export interface WeightSum {
  /** Number of chapter exams in the tree. */
  exams: number;
  /** Percentage, rounded to hundredths. */
  sum: number;
  /** Difference to 100; negative if the sum is too high. */
  missing: number;
  /** There is an exam without a weight above 0. */
  unweighted: boolean;
}

/** Sums the weights of all chapter exams. Computed in hundredths, since 33,33 + 33,33 + 33,34 must be 100. */
export function weightSum(tree: ChapterTreeValue): WeightSum {
  const weights = tree.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'exam' ? [item.weight] : [])),
  );
  const hundredths = weights.reduce((sum: number, weight) => sum + Math.round((weight ?? 0) * 100), 0);
  return {
    exams: weights.length,
    sum: hundredths / 100,
    missing: (10_000 - hundredths) / 100,
    unweighted: weights.some((weight) => weight === null || weight <= 0),
  };
}
