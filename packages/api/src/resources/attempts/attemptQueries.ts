import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';

export const attemptQueries = {
  all: () => ['attempts'] as const,
  assignments: (query: Query<'listAssignments'>) =>
    listQuery([...attemptQueries.all(), 'assignments', query], (signal) =>
      client.GET('/assignments', { params: { query }, signal }),
    ),
  assignment: (id: string) =>
    getQuery([...attemptQueries.all(), 'assignment', id], (signal) =>
      client.GET('/assignments/{id}', { params: { path: { id } }, signal }),
    ),
  handedIn: (assignmentId: string, userId: string) =>
    getQuery([...attemptQueries.all(), 'handedIn', assignmentId, userId], (signal) =>
      client.GET('/assignments/{id}/users/{user_id}/attempts', {
        params: { path: { id: assignmentId, user_id: userId } },
        signal,
      }),
    ),
  attempt: (examId: string, attemptId: string) =>
    getQuery([...attemptQueries.all(), 'attempt', examId, attemptId], (signal) =>
      client.GET('/surveys/{id}/attempt', {
        params: { path: { id: examId }, query: { attempt_id: attemptId } },
        signal,
      }),
    ),
  review: (attemptId: string) =>
    getQuery([...attemptQueries.all(), 'review', attemptId], (signal) =>
      client.GET('/attempts/{id}', { params: { path: { id: attemptId } }, signal }),
    ),
};
