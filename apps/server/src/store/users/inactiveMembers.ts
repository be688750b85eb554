import { sql } from 'kysely';
import type { Caller } from '../../auth/Caller.ts';
import type { Database } from '../database.ts';
import { visibleMembers } from './memberAccess.ts';

function inactiveAfter(database: Database, caller: Caller, after: string) {
  return visibleMembers(database, { caller })
    .where('user_account.status', '=', 'inactive')
    .where('user_account.id', '>', after);
}

/** The next inactive accounts that the caller sees, by id. */
export async function inactiveIds(
  database: Database,
  { caller, after, limit }: { caller: Caller; after: string; limit: number },
): Promise<string[]> {
  const rows = await inactiveAfter(database, caller, after)
    .select('user_account.id')
    .orderBy('user_account.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** The number of those that come after this one. */
export async function countInactive(database: Database, caller: Caller, after: string): Promise<number> {
  const { count } = await inactiveAfter(database, caller, after)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
