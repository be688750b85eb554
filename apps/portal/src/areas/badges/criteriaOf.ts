import type { Badge } from '@sen/api/contract/model';
import { badgeCriteria } from '@sen/domain/badges/badgeCriteria';
import { language } from '../../words/runtime';

/** What a badge asks for, in sentences. */
export function criteriaOf({ courses, ...badge }: Badge): string {
  return badgeCriteria(
    {
      courses: courses.map(({ name }) => name),
      required_courses: badge.required_course_count,
      min_score: badge.minimum_score,
      join_days: badge.required_join_days,
    },
    language(),
  );
}
