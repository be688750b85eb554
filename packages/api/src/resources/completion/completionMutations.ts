import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { unwrap } from '../../client/unwrap';

export const completionMutations = {
  /** The transcript as a file. */
  save: (id: string, query: Query<'getTranscriptFile'>) =>
    unwrap(client.GET('/users/{id}/transcript/file', { params: { path: { id }, query }, parseAs: 'blob' })),
};
