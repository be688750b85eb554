import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';

export const overviewQueries = {
  all: () => ['overview'] as const,
  waiting: () =>
    getQuery([...overviewQueries.all(), 'waiting'], (signal) => client.GET('/overview/waiting', { signal })),
  exams: (query: Query<'listTaughtExams'>) =>
    listQuery([...overviewQueries.all(), 'exams', query], (signal) =>
      client.GET('/overview/exams', { params: { query }, signal }),
    ),
};
