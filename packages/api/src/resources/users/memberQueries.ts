import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';
import { unwrap } from '../../client/unwrap';

export const memberQueries = {
  all: () => ['members'] as const,
  list: (query: Query<'listMembers'>) =>
    listQuery([...memberQueries.all(), 'list', query], (signal) =>
      client.GET('/users/all', { params: { query }, signal }),
    ),
  /** Page after page of a list. */
  pages: (query: Omit<Query<'listMembers'>, 'page'>) =>
    infiniteQueryOptions({
      queryKey: [...memberQueries.all(), 'pages', query],
      queryFn: ({ pageParam: page, signal }) =>
        unwrap(client.GET('/users/all', { params: { query: { ...query, page } }, signal })),
      initialPageParam: 1,
      getNextPageParam: ({ page, last_page }) => (page < last_page ? page + 1 : undefined),
      placeholderData: keepPreviousData,
    }),
  inactive: (query: Query<'listInactiveMembers'>) =>
    listQuery([...memberQueries.all(), 'inactive', query], (signal) =>
      client.GET('/users/inactive', { params: { query }, signal }),
    ),
  detail: (id: string) =>
    getQuery([...memberQueries.all(), 'detail', id], (signal) =>
      client.GET('/users/{id}', { params: { path: { id } }, signal }),
    ),
};
