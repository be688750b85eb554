import { categoryKindOf } from '@sen/domain/categories/categoryKinds';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';

/** The categories of a kind. */
export const categoryList = defineList('listCategories', {
  from: (database: Database, { path }: ListContext<'listCategories'>) =>
    database.selectFrom('category').where('category.kind', '=', categoryKindOf(path.categories)),
  id: 'category.id',
  unit: 'category.company_id',
  fields: {
    name: { kind: 'text', column: 'category.name_words' },
    company_id: { kind: 'id', column: 'category.company_id' },
  },
  fixedField: 'company_id',
  sorts: { name: 'category.sort_key', created_at: 'category.created_at' },
  select: (database: Database) =>
    database
      .selectFrom('category')
      .innerJoin('company', 'company.id', 'category.company_id')
      .leftJoin('user_account', 'user_account.id', 'category.created_by')
      .select(['category.id', 'category.name', 'category.created_at'])
      .select(['company.name as company_name', 'user_account.name as name_created']),
  row: (row) => ({ ...row, created_at: row.created_at.toISOString() }),
});
