import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';

export const correctionQueries = {
  all: () => ['corrections'] as const,
  of: (assignmentId: string) =>
    getQuery([...correctionQueries.all(), assignmentId], (signal) =>
      client.GET('/assignments/{id}/corrections', { params: { path: { id: assignmentId } }, signal }),
    ),
};
