import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';

export const registrationQueries = {
  all: () => ['registration'] as const,
  roles: () =>
    getQuery([...registrationQueries.all(), 'roles'], (signal) => client.GET('/roles', { signal })),
  own: () =>
    getQuery([...registrationQueries.all(), 'own'], (signal) => client.GET('/register/own', { signal })),
  classes: (query: Query<'listOpenClasses'>) =>
    listQuery([...registrationQueries.all(), 'classes', query], (signal) =>
      client.GET('/register', { params: { query }, signal }),
    ),
  /** The classes of one course that can be asked for. */
  ofCourse: (course_id: string) =>
    registrationQueries.classes({ 'fieldName[]': ['course_id'], 'keyword[]': [course_id], limit: 50 }),
  requests: (query: Query<'listRequests'>) =>
    listQuery([...registrationQueries.all(), 'requests', query], (signal) =>
      client.GET('/requests', { params: { query }, signal }),
    ),
  request: (id: string) =>
    getQuery([...registrationQueries.all(), 'request', id], (signal) =>
      client.GET('/requests/{id}', { params: { path: { id } }, signal }),
    ),
  link: (id: string) =>
    getQuery([...registrationQueries.all(), 'link', id], (signal) =>
      client.GET('/companies/{id}/registration', { params: { path: { id } }, signal }),
    ),
};
