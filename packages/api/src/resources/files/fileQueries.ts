import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';

export const fileQueries = {
  all: () => ['files'] as const,
  rendition: (id: string) =>
    getQuery([...fileQueries.all(), 'rendition', id], (signal) =>
      client.GET('/files/{id}/rendition', { params: { path: { id } }, signal }),
    ),
};
