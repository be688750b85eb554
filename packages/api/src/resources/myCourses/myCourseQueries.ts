import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';
import { classQueries } from '../classes/classQueries';

/** The own courses; what changes a class may change them, so their keys begin with its own. */
export const myCourseQueries = {
  all: () => [...classQueries.all(), 'mine'] as const,
  list: (query: Query<'listMyCourses'>) =>
    listQuery([...myCourseQueries.all(), 'list', query], (signal) =>
      client.GET('/my-courses', { params: { query }, signal }),
    ),
  /** The own classes of one course. */
  ofCourse: (course_id: string) =>
    myCourseQueries.list({ 'fieldName[]': ['course_id'], 'keyword[]': [course_id], limit: 50 }),
  /** A course as a student sees it. */
  course: (id: string) =>
    getQuery([...myCourseQueries.all(), 'course', id], (signal) =>
      client.GET('/courses-student/{id}', { params: { path: { id } }, signal }),
    ),
};
