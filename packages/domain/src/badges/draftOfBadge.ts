import type { Badge } from '@sen/api/contract/model';
import type { BadgeFields } from './checkBadge.ts';

/** The draft that would be saved as this badge. */
export function draftOfBadge(badge: Badge): Required<BadgeFields> {
  const { name, courses, required_course_count, minimum_score, required_join_days, active } = badge;
  return {
    name,
    course_ids: courses.map(({ id }) => id),
    required_course_count,
    minimum_score,
    required_join_days,
    active,
  };
}
