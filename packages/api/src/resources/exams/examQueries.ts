import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';

export const examQueries = {
  all: () => ['exams'] as const,
  list: (query: Query<'listExams'>) =>
    listQuery([...examQueries.all(), 'list', query], (signal) =>
      client.GET('/surveys', { params: { query }, signal }),
    ),
  assignable: (query: Query<'listAssignableExams'>) =>
    listQuery([...examQueries.all(), 'assignable', query], (signal) =>
      client.GET('/surveys_data', { params: { query }, signal }),
    ),
  detail: (id: string) =>
    getQuery([...examQueries.all(), 'detail', id], (signal) =>
      client.GET('/surveys/{id}', { params: { path: { id } }, signal }),
    ),
};
