import type { CorrectionChange } from '../../contract/model';
import { client } from '../../client/client';
import { unwrap } from '../../client/unwrap';

interface Correcting {
  change: CorrectionChange;
  reason: string;
  /** Of the preview that was seen. */
  basis: string;
}

export const correctionMutations = {
  preview: (id: string, change: CorrectionChange) =>
    unwrap(
      client.POST('/assignments/{id}/corrections/preview', { params: { path: { id } }, body: { change } }),
    ),
  apply: (id: string, body: Correcting) =>
    unwrap(client.POST('/assignments/{id}/corrections', { params: { path: { id } }, body })),
  undo: (id: string, correction_id: string) =>
    unwrap(
      client.POST('/assignments/{id}/corrections/{correction_id}/undo', {
        params: { path: { id, correction_id } },
      }),
    ),
};
