import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';

/** The reviews of a course. */
export const reviewQueries = {
  all: (courseId: string) => ['reviews', courseId] as const,
  list: (id: string) => (query: Query<'listCourseReviews'>) =>
    listQuery([...reviewQueries.all(id), 'list', query], (signal) =>
      client.GET('/courses/{id}/reviews', { params: { path: { id }, query }, signal }),
    ),
  rating: (id: string) =>
    getQuery([...reviewQueries.all(id), 'rating'], (signal) =>
      client.GET('/courses/{id}/rating', { params: { path: { id } }, signal }),
    ),
};
