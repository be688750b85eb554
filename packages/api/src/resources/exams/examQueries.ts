import type { DrawRule, Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';
import { multipart } from '../../client/multipart';

export const examQueries = {
  all: () => ['exams'] as const,
  list: (query: Query<'listExams'>) =>
    listQuery([...examQueries.all(), 'list', query], (signal) =>
      client.GET('/surveys', { params: { query }, signal }),
    ),
  assignable: (query: Query<'listAssignableExams'>) =>
    listQuery([...examQueries.all(), 'assignable', query], (signal) =>
      client.GET('/surveys_data', { params: { query }, signal }),
    ),
  /** What there is to draw by each rule. */
  drawCheck: (body: { rules: DrawRule[]; except: string[] }) =>
    getQuery([...examQueries.all(), 'drawCheck', body], (signal) =>
      client.POST('/surveys/draw/check', { body, ...multipart, signal }),
    ),
  /** Each has an order of its own, so that none is fetched anew behind answers. */
  preview: (id: string) => ({
    ...getQuery([...examQueries.all(), 'preview', id], (signal) =>
      client.GET('/surveys/{id}/preview', { params: { path: { id } }, signal }),
    ),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  }),
  detail: (id: string) =>
    getQuery([...examQueries.all(), 'detail', id], (signal) =>
      client.GET('/surveys/{id}', { params: { path: { id } }, signal }),
    ),
};
