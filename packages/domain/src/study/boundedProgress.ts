import type { LessonKind } from '@sen/api/contract/model';

/** What a page reports of a lesson: seconds or pages. */
interface Progress {
  readonly position: number;
  readonly length: number;
  readonly seen: readonly (readonly number[])[];
}

/** What is known of the lesson that a page reports. */
export interface ReportedLesson {
  readonly kind: LessonKind;
  /** Of its film or sound (`mediaSeconds`). */
  readonly seconds: number | null;
  /** Whether the server will soon have read its duration. */
  readonly isBeingRead: boolean;
}

/**
 * What counts of the progress that a page reports: a film or sound is as long as it is known to be, and what lies behind its end was not
 * seen. The page's own length counts only where the server cannot read one.
 */
export function boundedProgress(
  { position, length, seen }: Progress,
  { kind, seconds, isBeingRead }: ReportedLesson,
): Omit<Progress, 'length'> & { length: number | null } {
  if (kind !== 'video' && kind !== 'audio') return { position, length, seen };
  if (seconds === null) return { position, length: isBeingRead ? null : length, seen };
  return {
    position: Math.min(position, seconds),
    length: seconds,
    seen: seen
      .map(([from = 0, to = 0]) => [from, Math.min(to, seconds)])
      .filter(([from = 0, to = 0]) => from < to),
  };
}
