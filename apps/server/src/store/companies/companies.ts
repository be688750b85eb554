import type { Caller } from '../../auth/Caller.ts';
import { found } from '../../errors/RefusalError.ts';
import type { Database } from '../database.ts';

/** The unit of what a caller creates: the caller's own; for a super-admin, who has none, the oldest. */
export async function unitOf(database: Database, { company_id }: Caller): Promise<string> {
  if (company_id !== null) return company_id;
  const oldest = await database.selectFrom('company').select('id').orderBy('id').limit(1).executeTakeFirst();
  return found(oldest).id;
}

export async function findCompany(
  database: Database,
  id: string,
): Promise<{ id: string; name: string } | undefined> {
  return database.selectFrom('company').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}
