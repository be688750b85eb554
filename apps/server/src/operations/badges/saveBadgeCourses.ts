import { checkScoredCourses } from '@sen/domain/badges/checkBadge';
import { fieldError } from '@sen/domain/errors/FieldError';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import { countScoredCourses, replaceBadgeCourses, takeUnitCourses } from '../../store/badges/badgeChanges.ts';
import type { InTransaction } from '../../store/database.ts';

/**
 * Replaces the courses that count for a badge.
 * @param rule the badge as it is now
 * @throws {RefusalError} for one that its unit does not have; for a minimum score that nobody can have in them
 */
export async function saveBadgeCourses(
  transaction: InTransaction,
  { id, company_id }: { id: string; company_id: string },
  courseIds: readonly string[],
  rule: { required_courses: number; min_score: number | null },
): Promise<void> {
  const taken = await takeUnitCourses(transaction, company_id, courseIds);
  if (taken.length < courseIds.length) assertNoFieldErrors([fieldError('course_ids', 'unknownReference')]);
  assertNoFieldErrors(checkScoredCourses(rule, await countScoredCourses(transaction, courseIds)));
  await replaceBadgeCourses(transaction, id, courseIds);
}
