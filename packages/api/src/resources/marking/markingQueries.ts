import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { listQuery } from '../../client/listQuery';

export const markingQueries = {
  all: () => ['marking'] as const,
  exams: (query: Query<'listExamsToMark'>) =>
    listQuery([...markingQueries.all(), 'exams', query], (signal) =>
      client.GET('/marking/exams', { params: { query }, signal }),
    ),
  queue: (classId: string, query: Query<'getMarkingQueue'>) =>
    getQuery([...markingQueries.all(), 'queue', classId, query], (signal) =>
      client.GET('/classrooms/{id}/marking', { params: { path: { id: classId }, query }, signal }),
    ),
};
