import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { unwrap } from '../../client/unwrap';

export const registrationQueries = {
  all: () => ['registration'] as const,
  roles: () =>
    queryOptions({
      queryKey: [...registrationQueries.all(), 'roles'] as const,
      queryFn: ({ signal }) => unwrap(client.GET('/roles', { signal })),
    }),
  own: () =>
    queryOptions({
      queryKey: [...registrationQueries.all(), 'own'] as const,
      queryFn: ({ signal }) => unwrap(client.GET('/register/own', { signal })),
    }),
  classes: (query: Query<'listOpenClasses'>) =>
    queryOptions({
      queryKey: [...registrationQueries.all(), 'classes', query] as const,
      queryFn: ({ signal }) => unwrap(client.GET('/register', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  requests: (query: Query<'listRequests'>) =>
    queryOptions({
      queryKey: [...registrationQueries.all(), 'requests', query] as const,
      queryFn: ({ signal }) => unwrap(client.GET('/requests', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  link: (id: string) =>
    queryOptions({
      queryKey: [...registrationQueries.all(), 'link', id] as const,
      queryFn: ({ signal }) =>
        unwrap(client.GET('/companies/{id}/registration', { params: { path: { id } }, signal })),
    }),
};
