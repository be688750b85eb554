import type { Database } from '../database.ts';
import { assignableStatuses } from './assignableStatuses.ts';

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
    .where('status', 'in', assignableStatuses)
    .execute();
  return new Set(rows.map(({ category_id }) => category_id));
}
