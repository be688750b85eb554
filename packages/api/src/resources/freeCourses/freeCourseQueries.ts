import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';

/** The catalogue of free courses. */
export const freeCourseQueries = {
  all: () => ['freeCourses'] as const,
  list: (query: Query<'listFreeCourses'>) =>
    listQuery([...freeCourseQueries.all(), 'list', query], (signal) =>
      client.GET('/free-courses', { params: { query }, signal }),
    ),
  fields: () =>
    getQuery([...freeCourseQueries.all(), 'fields'], (signal) =>
      client.GET('/free-courses/fields', { signal }),
    ),
  detail: (id: string) =>
    getQuery([...freeCourseQueries.all(), 'detail', id], (signal) =>
      client.GET('/free-courses/{id}', { params: { path: { id } }, signal }),
    ),
};
