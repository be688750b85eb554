import type { ClassTiming, CourseCompletion, CourseResult } from '@sen/api/contract/model';

/** Completions to which no score is missing: of a class that has ended they stay, unless a mark is corrected. */
export const judgedCompletions = [
  'pass',
  'not_pass',
  'unfinished',
] as const satisfies readonly CourseCompletion[];

/**
 * Whether somebody who has not earned the certificate of a class will not earn it any more; never while marks are not all given.
 * @param result null until it is computed
 */
export function hasMissedCertificate(
  timing: ClassTiming,
  result: Pick<CourseResult, 'completion' | 'waiting'> | null,
): boolean {
  return (
    timing === 'finished' &&
    result !== null &&
    !result.waiting &&
    judgedCompletions.some((judged) => judged === result.completion)
  );
}
