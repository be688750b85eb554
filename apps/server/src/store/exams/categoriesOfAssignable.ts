import { examStatuses, stateAllowsExam } from '@sen/domain/exams/examVerbs';
import type { Database } from '../database.ts';

/** Those of these categories that have an exam whose status allows assigning it. */
export async function categoriesOfAssignable(
  database: Database,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await database
    .selectFrom('exam')
    .select('category_id')
    .distinct()
    .where('category_id', 'in', ids)
    .where(
      'status',
      'in',
      examStatuses.filter((status) => stateAllowsExam(status, 'assign').allowed),
    )
    .execute();
  return new Set(rows.map(({ category_id }) => category_id));
}
