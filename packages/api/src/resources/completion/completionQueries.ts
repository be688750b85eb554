import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';

/** What students have reached in their classes. */
export const completionQueries = {
  all: () => ['completion'] as const,
  transcript: (id: string) =>
    getQuery([...completionQueries.all(), 'transcript', id], (signal) =>
      client.GET('/users/{id}/transcript', { params: { path: { id } }, signal }),
    ),
  result: (id: string, user_id: string) =>
    getQuery([...completionQueries.all(), 'result', id, user_id], (signal) =>
      client.GET('/classrooms/{id}/results/{user_id}', { params: { path: { id, user_id } }, signal }),
    ),
};
