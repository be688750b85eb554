import { lessonCategories, questionCategoryRows, usedCategory } from '../fixtures/categories';
import type { Category, CategoryRow } from '../contract/model';
import { http } from './http';
import { page } from './page';

const rowsOf = (segment: unknown) =>
  segment === 'lessons_categories' ? lessonCategories : questionCategoryRows;

/** The path has no fixed part: other resources are left to their own mocks. */
const isCategories = (segment: unknown) =>
  segment === 'categories' || String(segment).endsWith('_categories');

function detailOf(row: CategoryRow | undefined): Category {
  if (!row || row.id === usedCategory.id) return usedCategory;
  return { ...row, uses: [], updated_at: row.created_at, version: 1 };
}

export const categoryMocks = [
  http.get('/{categories}/all', ({ params, response }) =>
    isCategories(params.categories) ? response(200).json(page(rowsOf(params.categories))) : undefined,
  ),
  http.get('/{categories}/{id}', ({ params, response }) =>
    isCategories(params.categories)
      ? response(200).json({ data: detailOf(rowsOf(params.categories).find(({ id }) => id === params.id)) })
      : undefined,
  ),
  http.get('/{categories}/{id}/child', ({ params, response }) =>
    isCategories(params.categories)
      ? response(200).json(page(rowsOf(params.categories).filter(({ parent }) => parent?.id === params.id)))
      : undefined,
  ),
  http.get('/{categories}', ({ params, response }) =>
    isCategories(params.categories)
      ? response(200).json({
          data: rowsOf(params.categories).map(({ id, name, parent }) => ({
            id,
            name: parent ? `${parent.name} / ${name}` : name,
          })),
        })
      : undefined,
  ),
  http.post('/{categories}', ({ params, response }) =>
    isCategories(params.categories)
      ? response(200).json({ data: { ...usedCategory, id: '13', name: 'Danh mục mới' } })
      : undefined,
  ),
  http.post('/{categories}/{id}/addChild', ({ params, response }) =>
    isCategories(params.categories)
      ? response(200).json({ data: { ...usedCategory, id: '14', name: 'Danh mục con mới' } })
      : undefined,
  ),
  http.put('/{categories}/{id}', ({ params, response }) =>
    isCategories(params.categories) ? response(200).json({ data: usedCategory }) : undefined,
  ),
  http.post('/{categories}/{id}/move', ({ params, response }) =>
    isCategories(params.categories)
      ? response(200).json({ data: [{ thing: 'question', count: 14 }] })
      : undefined,
  ),
  http.delete('/{categories}', ({ params, response }) =>
    isCategories(params.categories) ? response(200).json({ data: null }) : undefined,
  ),
];
