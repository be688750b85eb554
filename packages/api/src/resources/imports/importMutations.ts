import type { RefusedContent } from '../../contract/model';
import { client } from '../../client/client';
import { unwrap } from '../../client/unwrap';

export const importMutations = {
  /** Continues a failed import with the rows that it has not reached. */
  retry: (id: string) => unwrap(client.POST('/imports/{id}/retry', { params: { path: { id } } })),
  /** Undoes all that an import has stored, or nothing if something depends on it. */
  undo: (id: string) => unwrap(client.POST('/imports/{id}/undo', { params: { path: { id } } })),
  /** The refused rows, or all of the file, with a column of reasons. */
  refusedRows: (id: string, content: RefusedContent) =>
    unwrap(
      client.GET('/imports/{id}/refused', {
        params: { path: { id }, query: { format: 'xlsx', content } },
        parseAs: 'blob',
      }),
    ),
};
