import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';
import type { FetchResult } from '../../client/unwrap';
import type { SimpleView } from '../../contract/model';

export const fileQueries = {
  all: () => ['files'] as const,
  rendition: (id: string) =>
    getQuery([...fileQueries.all(), 'rendition', id], (signal) =>
      client.GET('/files/{id}/rendition', { params: { path: { id } }, signal }),
    ),
  /** The rendition of a file, where its type is that of a simple view. */
  simpleView: (id: string) =>
    getQuery(
      [...fileQueries.all(), 'simple-view', id],
      (signal) =>
        client.GET('/files/{id}/rendition/bytes', {
          params: { path: { id } },
          parseAs: 'json',
          signal,
          // Other renditions of this operation are bytes.
        }) as Promise<FetchResult<SimpleView>>,
    ),
};
