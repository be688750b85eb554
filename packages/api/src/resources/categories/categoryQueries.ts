import type { CategorySegment, Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';

export const categoryQueries = {
  all: () => ['categories'] as const,
  /** The lists of a kind: `list('lessons_categories')(query)`. */
  list: (categories: CategorySegment) => (query: Query<'listCategories'>) =>
    listQuery([...categoryQueries.all(), categories, 'list', query], (signal) =>
      client.GET('/{categories}/all', { params: { path: { categories }, query }, signal }),
    ),
  children: (categories: CategorySegment, id: string) => (query: Query<'listCategoryChildren'>) =>
    listQuery([...categoryQueries.all(), categories, 'children', id, query], (signal) =>
      client.GET('/{categories}/{id}/child', { params: { path: { categories, id }, query }, signal }),
    ),
  detail: (categories: CategorySegment, id: string) =>
    getQuery([...categoryQueries.all(), categories, 'detail', id], (signal) =>
      client.GET('/{categories}/{id}', { params: { path: { categories, id } }, signal }),
    ),
  /** The dropdown of a kind; a child is named after its parent. */
  options: (categories: CategorySegment, query: Query<'listCategoryOptions'> = {}) =>
    getQuery([...categoryQueries.all(), categories, 'options', query], (signal) =>
      client.GET('/{categories}', { params: { path: { categories }, query }, signal }),
    ),
};
