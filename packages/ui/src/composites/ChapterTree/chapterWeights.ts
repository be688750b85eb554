import type { ChapterTreeValue } from './chapterNode';

export interface WeightSum {
  /** Chapter exams in the tree. */
  exams: number;
  /** Per cent, to the hundredth. */
  sum: number;
  /** What is missing to 100; below 0 it is too much. */
  missing: number;
  /** An exam without a weight above 0. */
  unweighted: boolean;
}

/** The weights of all chapter exams. Counted in hundredths, since 33,33 + 33,33 + 33,34 must be 100. */
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
