import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { unwrap } from '../../client/unwrap';

export const memberQueries = {
  all: () => ['members'] as const,
  list: (query: Query<'listMembers'>) =>
    queryOptions({
      queryKey: [...memberQueries.all(), 'list', query] as const,
      queryFn: ({ signal }) => unwrap(client.GET('/users/all', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  inactive: (query: Query<'listInactiveMembers'>) =>
    queryOptions({
      queryKey: [...memberQueries.all(), 'inactive', query] as const,
      queryFn: ({ signal }) => unwrap(client.GET('/users/inactive', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...memberQueries.all(), 'detail', id] as const,
      queryFn: ({ signal }) => unwrap(client.GET('/users/{id}', { params: { path: { id } }, signal })),
    }),
};
