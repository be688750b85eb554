import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';

export const courseQueries = {
  all: () => ['courses'] as const,
  list: (query: Query<'listCourses'>) =>
    listQuery([...courseQueries.all(), 'list', query], (signal) =>
      client.GET('/courses', { params: { query }, signal }),
    ),
  /** The courses of one project: `ofProject(id)(query)`. */
  ofProject:
    (project_id: string) =>
    ({ 'fieldName[]': fields = [], 'keyword[]': words = [], ...query }: Query<'listCourses'>) =>
      courseQueries.list({
        ...query,
        'fieldName[]': [...fields, 'project_id'],
        'keyword[]': [...words, project_id],
      }),
  /** The course without its chapters. */
  detail: (id: string) =>
    getQuery([...courseQueries.all(), 'detail', id], (signal) =>
      client.GET('/courses/{id}', { params: { path: { id } }, signal }),
    ),
  /** The course with its chapters. */
  full: (id: string) =>
    getQuery([...courseQueries.all(), 'full', id], (signal) =>
      client.GET('/courses/{id}/allInfo', { params: { path: { id } }, signal }),
    ),
};
