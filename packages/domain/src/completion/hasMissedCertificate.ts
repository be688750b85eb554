import type { ClassTiming, CourseCompletion } from '@sen/api/contract/model';

/** Completions to which no score is missing: of a class that has ended they stay, unless a mark is corrected. */
export const judgedCompletions = [
  'pass',
  'not_pass',
  'unfinished',
] as const satisfies readonly CourseCompletion[];

/** Whether somebody who has not earned the certificate of a class will not earn it any more. */
export function hasMissedCertificate(timing: ClassTiming, completion: CourseCompletion | null): boolean {
  return timing === 'finished' && judgedCompletions.some((judged) => judged === completion);
}
