import type { ClassChange } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { required } from '../errors/required.ts';
import type { KeptOf } from '../KeptOf.ts';
import { tidySpaces } from '../text/spaces.ts';

/**
 * Validates a class in the order of its form (section 5): a name, a code, a lecturer, a start, and an end after it that is yet to
 * come. Times are RFC 3339; an unreadable one counts as missing.
 */
export function checkClass(draft: ClassChange, now: Date): FieldError[] {
  return [
    ...required('classroom_name', draft.classroom_name),
    ...required('classroom_code', draft.classroom_code),
    ...required('teacher_id', draft.teacher_id),
    ...checkTimes(new Date(draft.classroom_start_time), new Date(draft.classroom_end_time), now),
  ];
}

function checkTimes(start: Date, end: Date, now: Date): FieldError[] {
  const missing = [
    ...(isMissing(start) ? [fieldError('classroom_start_time', 'thisFieldIsRequired')] : []),
    ...(isMissing(end) ? [fieldError('classroom_end_time', 'thisFieldIsRequired')] : []),
  ];
  if (isMissing(end)) return missing;
  if (end <= start) return [fieldError('classroom_end_time', 'endNotAfterStart')];
  return end <= now ? [...missing, fieldError('classroom_end_time', 'endInThePast')] : missing;
}

function isMissing(time: Date): boolean {
  return Number.isNaN(time.getTime());
}

interface Renamed {
  classroom_name: 'name';
  classroom_code: 'code';
  classroom_start_time: 'starts_at';
  classroom_end_time: 'ends_at';
  checkPublished: 'published';
  teacher_id: never;
  version: never;
}

/** The stored form of a valid class, without its people. */
export function keptClass(draft: ClassChange) {
  return {
    name: tidySpaces(draft.classroom_name),
    code: tidySpaces(draft.classroom_code),
    starts_at: new Date(draft.classroom_start_time),
    ends_at: new Date(draft.classroom_end_time),
    published: draft.checkPublished ?? true,
  } satisfies KeptOf<ClassChange, Renamed>;
}
