import type { Query } from '../../contract/model';
import { client } from '../../client/client';
import { unwrap } from '../../client/unwrap';

interface ApplyingRule {
  reason: string;
  /** Of the preview that was seen. */
  basis: string;
  /** Also to classes that have ended. */
  ended: boolean;
}

export const completionMutations = {
  /** The transcript as a file. */
  save: (id: string, query: Query<'getTranscriptFile'>) =>
    unwrap(client.GET('/users/{id}/transcript/file', { params: { path: { id }, query }, parseAs: 'blob' })),
  applyRule: (id: string, body: ApplyingRule) =>
    unwrap(client.POST('/courses/{id}/rule', { params: { path: { id } }, body })),
  undoRule: (id: string, change_id: string) =>
    unwrap(client.POST('/courses/{id}/rule/{change_id}/undo', { params: { path: { id, change_id } } })),
};
