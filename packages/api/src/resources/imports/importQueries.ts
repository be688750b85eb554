import type { ImportKind } from '../../contract/model';
import { client } from '../../client/client';
import { getQuery } from '../../client/getQuery';

export const importQueries = {
  all: () => ['imports'] as const,
  /** The caller's newest imports of a kind, or of the students of a class. */
  newest: (kind: ImportKind, class_id?: string) =>
    getQuery([...importQueries.all(), 'newest', kind, class_id], (signal) =>
      client.GET('/imports', {
        params: { query: { kind, ...(class_id !== undefined && { class_id }) } },
        signal,
      }),
    ),
  detail: (id: string) =>
    getQuery([...importQueries.all(), 'detail', id], (signal) =>
      client.GET('/imports/{id}', { params: { path: { id } }, signal }),
    ),
  /** The questions that an import has added. */
  questions: (id: string) =>
    getQuery([...importQueries.all(), 'questions', id], (signal) =>
      client.GET('/imports/{id}/questions', { params: { path: { id } }, signal }),
    ),
};
