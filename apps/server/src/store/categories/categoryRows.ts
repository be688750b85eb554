import { sql } from 'kysely';
import type { CategoryRow } from '@sen/api/contract/model';
import type { CategoryKind } from '@sen/domain/categories/categoryKinds';
import type { Database } from '../database.ts';
import { countUses } from './categoryUsers.ts';

export const childCount = sql<number>`(select count(*)::int from category child where child.parent_id = category.id)`;

/** Categories with the columns of lists and of the category's own page; add a `where`. */
export function categoryRows(database: Database) {
  return database
    .selectFrom('category')
    .innerJoin('company', 'company.id', 'category.company_id')
    .leftJoin('category as parent', 'parent.id', 'category.parent_id')
    .leftJoin('user_account', 'user_account.id', 'category.created_by')
    .select(['category.id', 'category.name', 'category.company_id', 'category.created_by'])
    .select(['category.created_at', 'category.parent_id', 'parent.name as parent_name'])
    .select(['company.name as company_name', 'user_account.name as name_created'])
    .select(childCount.as('child_count'));
}

type StoredRow = Awaited<ReturnType<ReturnType<typeof categoryRows>['executeTakeFirstOrThrow']>>;

/** The fields common to all responses about a category; its uses are counted for all rows of a page at once. */
export function categoryRow({ parent_id, parent_name, created_at, ...row }: StoredRow): CategoryRow {
  return {
    ...row,
    parent: parent_id === null || parent_name === null ? null : { id: parent_id, name: parent_name },
    use_count: 0,
    created_at: created_at.toISOString(),
  };
}

export async function withUseCounts(
  rows: CategoryRow[],
  database: Database,
  kind: CategoryKind,
): Promise<CategoryRow[]> {
  const counts = await countUses(
    database,
    kind,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    use_count: (counts.get(row.id) ?? []).reduce((sum, { count }) => sum + count, 0),
  }));
}
