import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';

export const classQueries = {
  all: () => ['classes'] as const,
  list: (query: Query<'listClasses'>) =>
    listQuery([...classQueries.all(), 'list', query], (signal) =>
      client.GET('/classrooms', { params: { query }, signal }),
    ),
  /** The classes of one course: `ofCourse(id)(query)`. */
  ofCourse:
    (course_id: string) =>
    ({ 'fieldName[]': fields = [], 'keyword[]': words = [], ...query }: Query<'listClasses'>) =>
      classQueries.list({
        ...query,
        'fieldName[]': [...fields, 'course_id'],
        'keyword[]': [...words, course_id],
      }),
  detail: (id: string) =>
    getQuery([...classQueries.all(), 'detail', id], (signal) =>
      client.GET('/classrooms/{id}', { params: { path: { id } }, signal }),
    ),
  /** One student's work in a class. */
  work: (id: string, user_id: string) =>
    getQuery([...classQueries.all(), 'work', id, user_id], (signal) =>
      client.GET('/classrooms/{id}/students/{user_id}', { params: { path: { id, user_id } }, signal }),
    ),
  waitingSubmissions: (query: Query<'listWaitingSubmissions'>) =>
    listQuery([...classQueries.all(), 'waiting', query], (signal) =>
      client.GET('/submissions/waiting', { params: { query }, signal }),
    ),
  submissions: (id: string, query: Query<'listSubmissions'>) =>
    listQuery([...classQueries.all(), 'submissions', id, query], (signal) =>
      client.GET('/classrooms/{id}/submissions', { params: { path: { id }, query }, signal }),
    ),
};
