import type { Database } from '../database.ts';

export async function findCompany(
  database: Database,
  id: string,
): Promise<{ id: string; name: string } | undefined> {
  return database.selectFrom('company').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}
