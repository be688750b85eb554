import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';

export const examRoomQueries = {
  all: () => ['examRoom'] as const,
  room: (assignmentId: string) =>
    getQuery([...examRoomQueries.all(), 'room', assignmentId], (signal) =>
      client.GET('/assignments/{id}/room', { params: { path: { id: assignmentId } }, signal }),
    ),
  /** @param count how many there are, so that a new one is another query */
  notices: (attemptId: string, count: number) =>
    getQuery([...examRoomQueries.all(), 'notices', attemptId, count], (signal) =>
      client.GET('/attempts/{id}/notices', { params: { path: { id: attemptId } }, signal }),
    ),
};
