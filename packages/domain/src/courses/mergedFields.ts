import type { CourseDraft } from '@sen/api/contract/model';

/** What is merged in another way, or not at all: a course stays in its project. */
type Apart = 'id' | 'version' | 'project_id' | 'chapters';

export type MergedField = Exclude<keyof CourseDraft, Apart>;

/** A record, so that a new field of a course does not compile before it is here. */
const inOrder: Record<MergedField, true> = {
  kind: true,
  course_name: true,
  course_code: true,
  field: true,
  level: true,
  teacher_id: true,
  start_time: true,
  completion_time: true,
  price: true,
  course_description: true,
  introduction: true,
  benefits: true,
  trailer_video: true,
  completion_score: true,
  certificate_score: true,
  average: true,
  good: true,
  excellent: true,
  survey_id: true,
};

/** The fields of a course besides its chapters that are merged, in the order of the form. */
export const mergedFields = Object.keys(inOrder) as MergedField[];

/** An omitted text is the same as an empty one. */
export function comparable(value: CourseDraft[MergedField]): string | number {
  return value ?? '';
}
