import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';

export const trainingQueries = {
  all: () => ['trains'] as const,
  list: (query: Query<'listTrainings'>) =>
    listQuery([...trainingQueries.all(), 'list', query], (signal) =>
      client.GET('/trains', { params: { query }, signal }),
    ),
  detail: (id: string) =>
    getQuery([...trainingQueries.all(), 'detail', id], (signal) =>
      client.GET('/trains/{id}', { params: { path: { id } }, signal }),
    ),
  comparison: (id: string) =>
    getQuery([...trainingQueries.all(), 'comparison', id], (signal) =>
      client.GET('/trains/{id}/comparison', { params: { path: { id } }, signal }),
    ),
  resultOf: (id: string, user_id: string) =>
    getQuery([...trainingQueries.all(), 'result', id, user_id], (signal) =>
      client.GET('/trains/{id}/users/{user_id}', { params: { path: { id, user_id } }, signal }),
    ),
  meeting: (id: string) =>
    getQuery([...trainingQueries.all(), 'meeting', id], (signal) =>
      client.GET('/meetings/{id}', { params: { path: { id } }, signal }),
    ),
};
