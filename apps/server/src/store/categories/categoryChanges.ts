import { sql } from 'kysely';
import type { CategoryKind } from '@sen/domain/categories/categoryKinds';
import { childSortKey, childSortSeparator } from '@sen/domain/categories/childSortKey';
import type { CategoryPlace } from '@sen/domain/categories/checkParent';
import type { CategoryOwner } from '@sen/domain/categories/mayEditCategory';
import { nameKey } from '@sen/domain/text/sameName';
import { sortKey } from '@sen/domain/text/sort';
import type { Database, InTransaction } from '../database.ts';
import { inScope, type Scope } from '../lists/scope.ts';
import { childCount } from './categoryRows.ts';

/** A category that is locked for a change. */
export interface TakenCategory extends CategoryPlace, CategoryOwner {
  name: string;
  parent_name: string | null;
  sort_key: string;
  version: number;
}

interface NewCategory {
  name: string;
  kind: CategoryKind;
  company_id: string;
  created_by: string;
  parent: { id: string; sort_key: string } | null;
}

const keyOf = (name: string, parent: NewCategory['parent']) =>
  parent === null ? sortKey(name) : childSortKey(parent.sort_key, name);

/** Inserts a category and returns its id; undefined if its parent has one of this kind whose name looks the same. */
export async function insertCategory(
  database: Database,
  { parent, ...category }: NewCategory,
  now: Date,
): Promise<string | undefined> {
  const inserted = await database
    .insertInto('category')
    .values({
      ...category,
      parent_id: parent?.id ?? null,
      sort_key: keyOf(category.name, parent),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** The categories with these ids that are in scope, by id, locked until the end of this transaction. */
export async function takeCategories(
  transaction: InTransaction,
  ids: readonly string[],
  kind: CategoryKind,
  scope: Scope,
): Promise<Map<string, TakenCategory>> {
  const taken = await transaction
    .selectFrom('category')
    .select('id')
    .where('id', 'in', ids)
    .where('kind', '=', kind)
    .where(inScope('company_id', scope))
    // A fixed order avoids deadlocks between transactions on the same categories.
    .orderBy('id')
    .forUpdate()
    .execute();
  if (taken.length === 0) return new Map();
  // Read under the lock, to see changes made while this transaction waited for it.
  const rows = await transaction
    .selectFrom('category')
    .leftJoin('category as parent', 'parent.id', 'category.parent_id')
    .leftJoin('user_account', 'user_account.id', 'category.created_by')
    .select(['category.id', 'category.name', 'category.parent_id', 'category.company_id'])
    .select(['category.created_by', 'category.sort_key', 'category.version'])
    .select(['parent.name as parent_name', 'user_account.name as name_created', childCount.as('child_count')])
    .where(
      'category.id',
      'in',
      taken.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Whether a category's parent, or a unit, has another one of this kind whose name looks the same. */
export async function isNameTaken(
  database: Database,
  { id, name, kind, company_id }: { id: string; name: string; kind: CategoryKind; company_id: string },
  parentId: string | null,
): Promise<boolean> {
  const same = await database
    .selectFrom('category')
    .select('id')
    .where('company_id', '=', company_id)
    .where('kind', '=', kind)
    .where(sql<boolean>`coalesce(parent_id, 0) = ${parentId ?? '0'}`)
    .where('name_fold', '=', nameKey(name))
    .where('id', '<>', id)
    .executeTakeFirst();
  return same !== undefined;
}

/** Replaces the name and the place of a category; its children keep following it. */
export async function updateCategory(
  transaction: InTransaction,
  before: TakenCategory,
  { name, company_id, parent }: Pick<NewCategory, 'name' | 'company_id' | 'parent'>,
  now: Date,
): Promise<void> {
  const sort_key = keyOf(name, parent);
  await transaction
    .updateTable('category')
    .set({ name, company_id, parent_id: parent?.id ?? null, sort_key, updated_at: now })
    .set((category) => ({ version: category('version', '+', 1) }))
    .where('id', '=', before.id)
    .execute();
  if (before.child_count > 0) await resortChildren(transaction, before.id, sort_key);
}

/** The names of the children that both categories have. */
export async function collidingChildren(
  database: Database,
  { from, to }: { from: string; to: string },
): Promise<string[]> {
  const rows = await database
    .selectFrom('category')
    .innerJoin('category as other', 'other.name_fold', 'category.name_fold')
    .select('category.name')
    .where('category.parent_id', '=', from)
    .where('other.parent_id', '=', to)
    .orderBy('category.sort_key')
    .limit(10)
    .execute();
  return rows.map(({ name }) => name);
}

/** Gives the children of a category another parent; returns how many. */
export async function moveChildren(
  transaction: InTransaction,
  from: string,
  to: { id: string; sort_key: string },
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable('category')
    .set({ parent_id: to.id, updated_at: now })
    .set((category) => ({ version: category('version', '+', 1) }))
    .where('parent_id', '=', from)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await resortChildren(transaction, to.id, to.sort_key);
  return Number(numUpdatedRows);
}

async function resortChildren(
  transaction: InTransaction,
  parentId: string,
  parentKey: string,
): Promise<void> {
  const prefix = `${parentKey}${childSortSeparator}`;
  await transaction
    .updateTable('category')
    .set({ sort_key: sql<string>`${prefix}::text || split_part(sort_key, ${childSortSeparator}, 2)` })
    .where('parent_id', '=', parentId)
    .execute();
}

export async function deleteCategories(database: Database, ids: readonly string[]): Promise<void> {
  await database.deleteFrom('category').where('id', 'in', ids).execute();
}
