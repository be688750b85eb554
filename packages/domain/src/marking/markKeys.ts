import { points } from '../exams/hundredths.ts';

/** A key of the keyboard that gives these points. */
export interface MarkKey {
  readonly key: string;
  readonly score: number;
}

const steps = [0.25, 0.5, 1, 2, 2.5, 5, 10] as const;

/** Gives full points, whatever the question is worth. */
export const fullKey = 'f';

/**
 * One key a mark: the digits from 0 in equal steps, the smallest that a teacher would use and that reaches the full points
 * within nine, and `f` for the full points.
 */
export function markKeys(worth: number): MarkKey[] {
  const step = steps.find((one) => worth / one <= 10) ?? worth / 10;
  const below = Array.from({ length: 10 }, (_, digit) => ({
    key: String(digit),
    score: points(digit * step * 100),
  }));
  return [...below.filter(({ score }) => score < worth), { key: fullKey, score: worth }];
}
