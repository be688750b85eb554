import { sortKey } from '@sen/domain/text/sort';
import { childSortKey } from '@sen/domain/categories/childSortKey';
import { ofCaller } from '../../testing/access/accessRows.ts';
import type { AccessCell } from '../../testing/access/AccessCell.ts';
import type { AccessRow, AreaAccess, MakeThing } from '../../testing/access/AccessRow.ts';
import { insertCategory } from '../../testing/access/insertCategory.ts';

const path = { categories: 'lessons_categories' };

/** A category of the unit, created by this person. */
async function insertOwned({ app, unit }: AccessCell, title: string, created_by: string): Promise<string> {
  const id = await insertCategory(app, unit.id, 'lesson', title);
  await app.database.updateTable('category').set({ created_by }).where('id', '=', id).execute();
  return id;
}

const category: MakeThing = async (cell) => {
  const { ownership, caller, unit, mark } = cell;
  const creator = ownership === 'own' ? caller.id : unit.teacher;
  const id = await insertOwned(cell, mark, creator);
  return { id, mark, of: { other: await insertOwned(cell, `${mark} khác`, creator) } };
};

/** A category with a child whose name holds the mark. */
const parent: MakeThing = async (cell) => {
  const { id, mark, of } = await category(cell);
  await cell.app.database
    .insertInto('category')
    .values({
      company_id: cell.unit.id,
      kind: 'lesson',
      parent_id: id,
      name: mark,
      sort_key: childSortKey(sortKey(`Danh mục của ${mark}`), mark),
    })
    .execute();
  return { id, mark, of };
};

const seen = { 'super-admin': '...0', admin: '..00' };
const changed = { 'super-admin': '...0', admin: '.x00' };

const one = (make: MakeThing, cells: AccessRow['cells'], body?: object): AccessRow => ({
  cells,
  make,
  call: ({ id }) => ({ path: { ...path, id }, ...(body ? { body } : {}) }),
});

export const access = {
  listCategories: {
    cells: seen,
    make: category,
    lists: true,
    call: ({ mark }) => ({ path, query: { 'fieldName[]': ['name'], 'keyword[]': [mark] } }),
  },
  listCategoryOptions: {
    ...ofCaller({ 'super-admin': '.', admin: '.', teacher: '.' }),
    call: () => ({ path }),
  },
  getCategory: one(category, seen),
  listCategoryChildren: one(parent, seen),
  addCategory: {
    cells: { 'super-admin': '.', admin: '.' },
    call: (_, { code, unit }) => ({ path, body: { name: code, company_id: unit.id } }),
  },
  addCategoryChild: one(category, seen, { name: 'Danh mục con' }),
  changeCategory: {
    cells: changed,
    make: category,
    call: ({ id, mark }) => ({ path: { ...path, id }, body: { name: mark } }),
  },
  moveCategoryContents: {
    cells: changed,
    make: category,
    call: ({ id, of }) => ({ path: { ...path, id }, body: { to: of.other ?? '987654322' } }),
  },
  deleteCategories: {
    cells: changed,
    make: category,
    call: ({ id }) => ({ path, body: { category_ids: [id] } }),
  },
} satisfies AreaAccess<'categories'>;
