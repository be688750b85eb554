import { client } from '../../client/client';
import type { Query } from '../../contract/model';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';

/** What students have reached in their classes. */
export const completionQueries = {
  all: () => ['completion'] as const,
  transcript: (id: string) =>
    getQuery([...completionQueries.all(), 'transcript', id], (signal) =>
      client.GET('/users/{id}/transcript', { params: { path: { id } }, signal }),
    ),
  result: (id: string, user_id: string) =>
    getQuery([...completionQueries.all(), 'result', id, user_id], (signal) =>
      client.GET('/classrooms/{id}/results/{user_id}', { params: { path: { id, user_id } }, signal }),
    ),
  /** The rule of a course beside those of its classes; what is shown stays while another page of them is asked for. */
  rule: (id: string, query: Query<'getCourseRule'>) =>
    listQuery([...completionQueries.all(), 'rule', id, query], (signal) =>
      client.GET('/courses/{id}/rule', { params: { path: { id }, query }, signal }),
    ),
  ruleConsequences: (id: string, query: Query<'previewCourseRule'>) =>
    listQuery([...completionQueries.all(), 'ruleConsequences', id, query], (signal) =>
      client.GET('/courses/{id}/rule/preview', { params: { path: { id }, query }, signal }),
    ),
};
