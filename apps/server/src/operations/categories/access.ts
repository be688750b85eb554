import { insertCategory } from '../../testing/access/insertCategory.ts';
import { listed } from '../../testing/access/accessRows.ts';
import type { AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';

const path = { categories: 'lessons_categories' };

const category: MakeThing = async ({ app, unit, mark }) => ({
  id: await insertCategory(app, unit.id, 'lesson', mark),
  mark,
  of: {},
});

export const access = {
  listCategories: {
    ...listed(category, 'name', { 'super-admin': '...0', admin: '..00' }),
    call: ({ mark }) => ({ path, query: { 'fieldName[]': ['name'], 'keyword[]': [mark] } }),
  },
  addCategory: {
    cells: { 'super-admin': '.', admin: '.' },
    call: (_, { code, unit }) => ({ path, body: { name: code, company_id: unit.id } }),
  },
} satisfies AreaAccess<'categories'>;
