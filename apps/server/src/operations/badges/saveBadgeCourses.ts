import { fieldError } from '@sen/domain/errors/FieldError';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import { replaceBadgeCourses, takeUnitCourses } from '../../store/badges/badgeChanges.ts';
import type { InTransaction } from '../../store/database.ts';

/**
 * Replaces the courses that count for a badge.
 * @throws {RefusalError} for one that its unit does not have
 */
export async function saveBadgeCourses(
  transaction: InTransaction,
  { id, company_id }: { id: string; company_id: string },
  courseIds: readonly string[],
): Promise<void> {
  const taken = await takeUnitCourses(transaction, company_id, courseIds);
  if (taken.length < courseIds.length) assertNoFieldErrors([fieldError('course_ids', 'unknownReference')]);
  await replaceBadgeCourses(transaction, id, courseIds);
}
