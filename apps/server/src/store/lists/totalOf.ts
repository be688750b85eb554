import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database.ts';

interface Page {
  page: number;
  limit: number;
  /** The rows of this page. */
  shown: number;
}

/** The number of rows of a list, which a first page that is not full has itself. */
export async function totalOf(
  database: Database,
  from: RawBuilder<unknown>,
  { page, limit, shown }: Page,
): Promise<number> {
  if (page === 1 && shown < limit) return shown;
  const { rows } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(database);
  return rows[0]?.total ?? 0;
}
