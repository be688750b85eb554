import type { EventDraft } from '@sen/api/contract/model';
import type { ErrorCode } from '../errors/codes.ts';
import { type FieldError, fieldError } from '../errors/FieldError.ts';

/** What the class and the course of an event belong to; undefined where it has none. A training belongs to nothing. */
export interface PlaceOwners {
  classroom: { course_id: string | null; project_id: string | null } | undefined;
  course: { project_id: string } | undefined;
}

/** The course of an event is that of its class, and the project that of both. */
export function checkPlaces(
  { course_id = null, project_id = null }: Pick<EventDraft, 'course_id' | 'project_id'>,
  { classroom, course }: PlaceOwners,
): FieldError<ErrorCode>[] {
  if (classroom && course_id !== null && course_id !== classroom.course_id)
    return [fieldError('course_id', 'eventCourseOfOtherClass')];
  if (project_id === null) return [];
  if (classroom && project_id !== classroom.project_id)
    return [fieldError('project_id', 'eventProjectOfOtherClass')];
  return course && project_id !== course.project_id
    ? [fieldError('project_id', 'eventProjectOfOtherCourse')]
    : [];
}
