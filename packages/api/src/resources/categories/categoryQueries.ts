import type { CategorySegment, Query } from '../../contract/model';
import { client } from '../../client/client';
import { listQuery } from '../../client/listQuery';

export const categoryQueries = {
  all: () => ['categories'] as const,
  /** The lists of a kind: `list('lessons_categories')(query)`. */
  list: (categories: CategorySegment) => (query: Query<'listCategories'>) =>
    listQuery([...categoryQueries.all(), categories, 'list', query], (signal) =>
      client.GET('/{categories}/all', { params: { path: { categories }, query }, signal }),
    ),
};
