import { sql } from 'kysely';
import { categoryKindOf } from '@sen/domain/categories/categoryKinds';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { categoryRow, categoryRows, withUseCounts } from './categoryRows.ts';
import { isUsed } from './categoryUsers.ts';

/** The categories of a kind; children follow their parent. */
export const categoryList = defineList('listCategories', {
  from: (database: Database, { path }: ListContext<'listCategories'>) =>
    database.selectFrom('category').where('category.kind', '=', categoryKindOf(path.categories)),
  id: 'category.id',
  unit: 'category.company_id',
  fields: {
    name: { kind: 'text', column: 'category.name_words' },
    company_id: { kind: 'id', column: 'category.company_id' },
    level: {
      kind: 'custom',
      condition: (levels) =>
        sql<boolean>`(case when category.parent_id is null then 'parent' else 'child' end) in (${sql.join(levels)})`,
    },
    in_use: {
      kind: 'custom',
      condition: (values, { path }) =>
        sql<boolean>`${isUsed(categoryKindOf(path.categories))}::text in (${sql.join(values)})`,
    },
    created_by: { kind: 'id', column: 'category.created_by' },
    created_at: { kind: 'time', column: 'category.created_at' },
  },
  fixedField: 'company_id',
  sorts: { name: 'category.sort_key', created_at: 'category.created_at' },
  select: categoryRows,
  row: categoryRow,
  complete: (rows, database, { path }) => withUseCounts(rows, database, categoryKindOf(path.categories)),
});

/** The children of a category. */
export const childList = defineList('listCategoryChildren', {
  from: (database: Database, { path }: ListContext<'listCategoryChildren'>) =>
    database.selectFrom('category').where('category.parent_id', '=', path.id),
  id: 'category.id',
  unit: 'category.company_id',
  fields: { name: { kind: 'text', column: 'category.name_words' } },
  sorts: { name: 'category.sort_key', created_at: 'category.created_at' },
  select: categoryRows,
  row: categoryRow,
  complete: (rows, database, { path }) => withUseCounts(rows, database, categoryKindOf(path.categories)),
});
