import { lessonCategories } from '../fixtures/categories';
import { http } from './http';
import { page } from './page';

const isCategories = (segment: unknown) => String(segment).endsWith('_categories');

/** The path has no fixed part: other resources are left to their own mocks. */
export const categoryMocks = [
  http.get('/{categories}/all', ({ params, response }) =>
    isCategories(params.categories) ? response(200).json(page(lessonCategories)) : undefined,
  ),
  http.post('/{categories}', ({ params, response }) =>
    isCategories(params.categories)
      ? response(200).json({ data: { id: '13', name: 'Danh mục mới' } })
      : undefined,
  ),
];
