import type { DropdownOption } from '@sen/api/contract/model';
import type { CategoryKind } from '@sen/domain/categories/categoryKinds';
import { sortKey } from '@sen/domain/text/sort';
import type { Database } from '../database.ts';
import type { Scope } from '../lists/scope.ts';

/** All categories of a kind, in Vietnamese order. */
export async function categoryOptions(
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

/** The unit of a category, if the caller may use it. */
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

/** Inserts a category and returns its id; undefined if the unit has one of this kind whose name looks the same. */
export async function insertCategory(
  database: Database,
  category: { name: string; kind: CategoryKind; company_id: string; created_by: string },
  now: Date,
): Promise<string | undefined> {
  const inserted = await database
    .insertInto('category')
    .values({ ...category, sort_key: sortKey(category.name), created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.columns(['company_id', 'kind', 'name_fold']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}
