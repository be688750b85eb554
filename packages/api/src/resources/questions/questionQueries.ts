import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';

export const questionQueries = {
  all: () => ['questions'] as const,
  list: (query: Query<'listQuestions'>) =>
    listQuery([...questionQueries.all(), 'list', query], (signal) =>
      client.GET('/questions', { params: { query }, signal }),
    ),
  detail: (id: string) =>
    getQuery([...questionQueries.all(), 'detail', id], (signal) =>
      client.GET('/questions/{id}', { params: { path: { id } }, signal }),
    ),
  uses: (id: string) =>
    getQuery([...questionQueries.all(), 'uses', id], (signal) =>
      client.GET('/question_using/{id}', { params: { path: { id } }, signal }),
    ),
};
