import type { ImportKind } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';

export const importQueries = {
  all: () => ['imports'] as const,
  /** The caller's newest imports of a kind. */
  newest: (kind: ImportKind) =>
    getQuery([...importQueries.all(), 'newest', kind], (signal) =>
      client.GET('/imports', { params: { query: { kind } }, signal }),
    ),
  detail: (id: string) =>
    getQuery([...importQueries.all(), 'detail', id], (signal) =>
      client.GET('/imports/{id}', { params: { path: { id } }, signal }),
    ),
};
