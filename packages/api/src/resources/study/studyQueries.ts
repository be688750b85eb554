import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { classQueries } from '../classes/classQueries';

/** Studying in a class; what changes a class may change it, so its keys begin with those of classes. */
export const studyQueries = {
  all: () => [...classQueries.all(), 'study'] as const,
  ofClass: (id: string) =>
    getQuery([...studyQueries.all(), id], (signal) =>
      client.GET('/classrooms/{id}/study', { params: { path: { id } }, signal }),
    ),
  /** Opens the lesson, each time that it is shown anew. */
  lesson: (id: string, session_id: string) => ({
    ...getQuery([...studyQueries.all(), id, 'lesson', session_id], (signal) =>
      client.POST('/classrooms/{id}/study/{session_id}', { params: { path: { id, session_id } }, signal }),
    ),
    staleTime: Infinity,
    gcTime: 0,
  }),
};
