import type { CourseDraft } from '@sen/api/contract/model';

/** The fields of a course besides its chapters that are merged, in the order of the form. */
export const mergedFields = [
  'kind',
  'course_name',
  'course_code',
  'field',
  'level',
  'teacher_id',
  'start_time',
  'completion_time',
  'course_description',
  'introduction',
  'benefits',
  'trailer_video',
  'completion_score',
  'certificate_score',
  'average',
  'good',
  'excellent',
  'survey_id',
] as const satisfies readonly (keyof CourseDraft)[];

export type MergedField = (typeof mergedFields)[number];

/** An omitted text is the same as an empty one. */
export function comparable(value: CourseDraft[MergedField]): string | number {
  return value ?? '';
}
