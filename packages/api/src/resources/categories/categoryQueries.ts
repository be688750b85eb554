import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CategorySegment, Query } from '../../contract/model';
import { client } from '../../client/client';
import { unwrap } from '../../client/unwrap';

export const categoryQueries = {
  all: () => ['categories'] as const,
  /** The lists of a kind: `list('lessons_categories')(query)`. */
  list: (categories: CategorySegment) => (query: Query<'listCategories'>) =>
    queryOptions({
      queryKey: [...categoryQueries.all(), categories, 'list', query] as const,
      queryFn: ({ signal }) =>
        unwrap(client.GET('/{categories}/all', { params: { path: { categories }, query }, signal })),
      placeholderData: keepPreviousData,
    }),
};
