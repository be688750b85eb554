import type { Caller } from '../auth/Caller.ts';
import { found } from '../errors/Refused.ts';
import type { Database } from './database.ts';

/** The unit that what a caller makes belongs to: the own one; of a super-admin, who has none, the oldest. */
export async function unitOf(database: Database, { company_id }: Caller): Promise<string> {
  if (company_id !== null) return company_id;
  const oldest = await database.selectFrom('company').select('id').orderBy('id').limit(1).executeTakeFirst();
  return found(oldest).id;
}
