import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';

export const overviewQueries = {
  all: () => ['overview'] as const,
  waiting: () =>
    getQuery([...overviewQueries.all(), 'waiting'], (signal) => client.GET('/overview/waiting', { signal })),
  totals: () =>
    getQuery([...overviewQueries.all(), 'totals'], (signal) =>
      client.GET('/dashboard/sumup_count_data', { signal }),
    ),
  companies: (query: Query<'listCompanyCounts'>) =>
    listQuery([...overviewQueries.all(), 'companies', query], (signal) =>
      client.GET('/dashboard/companies', { params: { query }, signal }),
    ),
  businessCourses: (query: Query<'listBusinessCourses'>) =>
    listQuery([...overviewQueries.all(), 'businessCourses', query], (signal) =>
      client.GET('/dashboard/business-courses', { params: { query }, signal }),
    ),
  /** The projects in which the caller has a part. */
  projects: (query: Query<'listOwnProjects'>) =>
    listQuery([...overviewQueries.all(), 'projects', query], (signal) =>
      client.GET('/overview/projects', { params: { query }, signal }),
    ),
  exams: (query: Query<'listTaughtExams'>) =>
    listQuery([...overviewQueries.all(), 'exams', query], (signal) =>
      client.GET('/overview/exams', { params: { query }, signal }),
    ),
};
