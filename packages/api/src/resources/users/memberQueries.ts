import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';

export const memberQueries = {
  all: () => ['members'] as const,
  list: (query: Query<'listMembers'>) =>
    listQuery([...memberQueries.all(), 'list', query], (signal) =>
      client.GET('/users/all', { params: { query }, signal }),
    ),
  inactive: (query: Query<'listInactiveMembers'>) =>
    listQuery([...memberQueries.all(), 'inactive', query], (signal) =>
      client.GET('/users/inactive', { params: { query }, signal }),
    ),
  detail: (id: string) =>
    getQuery([...memberQueries.all(), 'detail', id], (signal) =>
      client.GET('/users/{id}', { params: { path: { id } }, signal }),
    ),
};
