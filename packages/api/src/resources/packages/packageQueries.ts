import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import { lessonQueries } from '../lessons/lessonQueries';

export const packageQueries = {
  /** Opens the package of a lesson, each time that it is shown anew. */
  preview: (id: string) => ({
    ...getQuery([...lessonQueries.all(), 'package', id], (signal) =>
      client.POST('/lessons/{id}/package', { params: { path: { id } }, signal }),
    ),
    staleTime: Infinity,
    gcTime: 0,
  }),
};
