import type { DropdownOption } from '@sen/api/contract/model';
import type { Database } from '../database.ts';
import type { Scope } from '../lists/scope.ts';

export type CategoryKind = 'question' | 'exam';

/** All categories of a kind, in Vietnamese order. */
export async function listCategories(
  database: Database,
  kind: CategoryKind,
  scope: Scope,
): Promise<DropdownOption[]> {
  return database
    .selectFrom('category')
    .select(['id', 'name'])
    .where('kind', '=', kind)
    .$if(scope !== null, (query) => query.where('company_id', '=', scope))
    .orderBy('sort_key')
    .orderBy('id')
    .execute();
}

/** The unit that a category belongs to, when the caller may use it. */
export async function findCategory(
  database: Database,
  id: string,
  kind: CategoryKind,
  scope: Scope,
): Promise<{ id: string; company_id: string } | undefined> {
  return database
    .selectFrom('category')
    .select(['id', 'company_id'])
    .where('id', '=', id)
    .where('kind', '=', kind)
    .$if(scope !== null, (query) => query.where('company_id', '=', scope))
    .executeTakeFirst();
}
