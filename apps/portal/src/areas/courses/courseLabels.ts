import type { CourseKind, CourseLevel } from '@sen/api/contract/model';
import type { MergedField } from '@sen/domain/courses/mergedFields';
import { words } from './words';

export function kindLabel(kind: CourseKind): string {
  return words(kind);
}

export function levelLabel(level: CourseLevel): string {
  return words(level);
}

const fieldWords = {
  kind: 'kind',
  course_name: 'name',
  course_code: 'code',
  field: 'field',
  level: 'level',
  teacher_id: 'lecturer',
  start_time: 'startTime',
  completion_time: 'completionTime',
  price: 'price',
  course_description: 'description',
  introduction: 'introduction',
  benefits: 'benefits',
  trailer_video: 'trailer',
  completion_score: 'completionScore',
  certificate_score: 'certificateScore',
  average: 'average',
  good: 'good',
  excellent: 'excellent',
  survey_id: 'finalExam',
} as const satisfies Record<MergedField, Parameters<typeof words>[0]>;

export function fieldLabel(field: MergedField): string {
  return words(fieldWords[field]);
}
