import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';

export const lessonQueries = {
  all: () => ['lessons'] as const,
  list: (query: Query<'listLessons'>) =>
    listQuery([...lessonQueries.all(), 'list', query], (signal) =>
      client.GET('/lessons', { params: { query }, signal }),
    ),
  usable: (query: Query<'listUsableLessons'>) =>
    listQuery([...lessonQueries.all(), 'usable', query], (signal) =>
      client.GET('/lessons/usable', { params: { query }, signal }),
    ),
  detail: (id: string) =>
    getQuery([...lessonQueries.all(), 'detail', id], (signal) =>
      client.GET('/lessons/{id}', { params: { path: { id } }, signal }),
    ),
};
