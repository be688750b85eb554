import type { ClassTiming, CourseCompletion, CourseResult } from '@sen/api/contract/model';

/** What a student has reached in a class, or while nothing is decided how far the class is. */
export type CourseProgress = CourseCompletion | 'not_started' | 'happening' | 'waiting';

interface Course {
  readonly timing: ClassTiming;
  /** Null until it is computed. */
  readonly result: Pick<CourseResult, 'completion' | 'waiting'> | null;
}

/** Null while the result is computed: 'not completed' tells little of a class that has just begun, or will. */
export function courseProgress({ timing, result }: Course): CourseProgress | null {
  const isOpen = result === null || result.completion === 'not_completed';
  if (timing === 'not_started' && isOpen) return timing;
  if (timing === 'happening' && result?.completion === 'not_completed') return timing;
  // Of a class that has ended nothing but marks keeps a completion open.
  if (result?.completion === 'not_completed' && result.waiting) return 'waiting';
  return result?.completion ?? null;
}
