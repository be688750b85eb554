import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { unwrap } from '../../client/unwrap';

export const classQueries = {
  all: () => ['classes'] as const,
  list: (query: Query<'listClasses'>) =>
    queryOptions({
      queryKey: [...classQueries.all(), 'list', query] as const,
      queryFn: ({ signal }) => unwrap(client.GET('/classrooms', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  detail: (id: string) =>
    queryOptions({
      queryKey: [...classQueries.all(), 'detail', id] as const,
      queryFn: ({ signal }) => unwrap(client.GET('/classrooms/{id}', { params: { path: { id } }, signal })),
    }),
  submissions: (id: string, query: Query<'listSubmissions'>) =>
    queryOptions({
      queryKey: [...classQueries.all(), 'submissions', id, query] as const,
      queryFn: ({ signal }) =>
        unwrap(client.GET('/classrooms/{id}/submissions', { params: { path: { id }, query }, signal })),
      placeholderData: keepPreviousData,
    }),
};
