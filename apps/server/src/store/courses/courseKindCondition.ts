import { sql } from 'kysely';

/** The list variant `is_free`: free courses, business courses, or both. */
export function courseKindCondition({ is_free }: { is_free?: 0 | 1 }) {
  return is_free === undefined
    ? sql<boolean>`true`
    : sql<boolean>`course.kind = ${is_free === 1 ? 'free' : 'business'}`;
}
