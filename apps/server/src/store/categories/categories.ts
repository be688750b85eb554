import type { Category, DropdownOption } from '@sen/api/contract/model';
import type { CategoryKind } from '@sen/domain/categories/categoryKinds';
import type { Database } from '../database.ts';
import { inScope, type Scope } from '../lists/scope.ts';
import { categoryPathName } from './categoryPathName.ts';
import { categoryRow, categoryRows } from './categoryRows.ts';
import { findUses } from './categoryUsers.ts';

/** All categories of a kind in Vietnamese order, each followed by its children. */
export async function categoryOptions(
  database: Database,
  kind: CategoryKind,
  scope: Scope,
): Promise<DropdownOption[]> {
  return database
    .selectFrom('category')
    .select(['id', categoryPathName.as('name')])
    .where('kind', '=', kind)
    .where(inScope('company_id', scope))
    .orderBy('sort_key')
    .orderBy('id')
    .execute();
}

/** The unit of a category, if the caller may use it; `lock` keeps it from being deleted during this transaction. */
export async function findCategory(
  database: Database,
  id: string,
  kind: CategoryKind,
  scope: Scope,
  lock = false,
): Promise<{ id: string; company_id: string } | undefined> {
  return database
    .selectFrom('category')
    .select(['id', 'company_id'])
    .where('id', '=', id)
    .where('kind', '=', kind)
    .where(inScope('company_id', scope))
    .$if(lock, (query) => query.forKeyShare())
    .executeTakeFirst();
}

/** A category with what uses it. */
export async function describeCategory(
  database: Database,
  id: string,
  kind: CategoryKind,
  scope: Scope,
): Promise<Category | undefined> {
  const row = await categoryRows(database)
    .select(['category.updated_at', 'category.version'])
    .where('category.id', '=', id)
    .where('category.kind', '=', kind)
    .where(inScope('category.company_id', scope))
    .executeTakeFirst();
  if (!row) return undefined;
  const { updated_at, version, ...stored } = row;
  const uses = await findUses(database, kind, id);
  return {
    ...categoryRow(stored),
    use_count: uses.reduce((sum, { count }) => sum + count, 0),
    uses,
    updated_at: updated_at.toISOString(),
    version,
  };
}
