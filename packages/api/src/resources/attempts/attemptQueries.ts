import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { unwrap } from '../../client/unwrap';

export const attemptQueries = {
  all: () => ['attempts'] as const,
  assignments: (query: Query<'listAssignments'>) =>
    queryOptions({
      queryKey: [...attemptQueries.all(), 'assignments', query] as const,
      queryFn: ({ signal }) => unwrap(client.GET('/assignments', { params: { query }, signal })),
      placeholderData: keepPreviousData,
    }),
  assignment: (id: string) =>
    queryOptions({
      queryKey: [...attemptQueries.all(), 'assignment', id] as const,
      queryFn: ({ signal }) => unwrap(client.GET('/assignments/{id}', { params: { path: { id } }, signal })),
    }),
  attempt: (examId: string, attemptId: string) =>
    queryOptions({
      queryKey: [...attemptQueries.all(), 'attempt', examId, attemptId] as const,
      queryFn: ({ signal }) =>
        unwrap(
          client.GET('/surveys/{id}/attempt', {
            params: { path: { id: examId }, query: { attempt_id: attemptId } },
            signal,
          }),
        ),
    }),
  review: (attemptId: string) =>
    queryOptions({
      queryKey: [...attemptQueries.all(), 'review', attemptId] as const,
      queryFn: ({ signal }) =>
        unwrap(client.GET('/attempts/{id}', { params: { path: { id: attemptId } }, signal })),
    }),
};
