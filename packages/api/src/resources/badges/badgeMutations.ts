import type { BadgeDraft } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

/** The picture is a `File` with the extension of its format: `.jpg`, `.png` or `.gif`. */
export const badgeMutations = {
  add: (body: BadgeDraft) => unwrap(client.POST('/badges', { body, ...multipart })),
  edit: (id: string, body: BadgeDraft) =>
    unwrap(client.PUT('/badges/{id}', { params: { path: { id } }, body, ...multipart })),
  remove: (badge_ids: string[]) => unwrap(client.DELETE('/badges', { body: { badge_ids } })),
  /** The credential of an award, as a file. */
  credential: (award_id: string) =>
    unwrap(
      client.GET('/badges/awards/{award_id}/credential', {
        params: { path: { award_id } },
        parseAs: 'blob',
      }),
    ),
};
