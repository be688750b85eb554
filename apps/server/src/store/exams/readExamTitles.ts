import type { Database } from '../database.ts';

/** The titles of these exams, by id. */
export async function readExamTitles(
  database: Database,
  ids: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string>> {
  if (ids.size === 0) return new Map();
  const rows = await database
    .selectFrom('exam')
    .select(['id', 'title'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}
