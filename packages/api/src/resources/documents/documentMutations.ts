import { client } from '../../client/client';
import { inParts } from '../../client/inParts';
import { unwrap } from '../../client/unwrap';

interface NewDocument {
  upload_id: string;
  /** Null is the root. */
  folder_id: string | null;
  /** Folders below it that are made if they do not exist. */
  folders: string[];
  name: string;
}

/** Ids that a call takes, as the contract says. */
const idsOfCall = 200;

/** All that is selected may be more than a call takes. */
const ofAll = <Answer>(ids: readonly string[], call: (part: string[]) => Promise<Answer>) =>
  inParts(ids, idsOfCall, call);

export const documentMutations = {
  add: (body: NewDocument) => unwrap(client.POST('/files', { body })),
  /** @param key repeated with it, the call makes one folder */
  addFolder: (folder_id: string | null, name: string, key: string) =>
    unwrap(client.POST('/folders', { body: { folder_id, name, key } })),
  rename: (id: string, name: string) =>
    unwrap(client.PUT('/files/documents/{id}', { params: { path: { id } }, body: { name } })),
  move: (ids: readonly string[], folder_id: string | null) =>
    ofAll(ids, (document_ids) => unwrap(client.POST('/files/move', { body: { document_ids, folder_id } }))),
  /** @param keyOf that of a part: repeated with it, the part is copied once */
  copy: (ids: readonly string[], folder_id: string | null, keyOf: (part: readonly string[]) => string) =>
    ofAll(ids, (document_ids) =>
      unwrap(client.POST('/files/copy', { body: { document_ids, folder_id, key: keyOf(document_ids) } })),
    ),
  remove: (ids: readonly string[]) =>
    ofAll(ids, (document_ids) => unwrap(client.DELETE('/files', { body: { document_ids } }))),
  restore: (ids: readonly string[]) =>
    ofAll(ids, (document_ids) => unwrap(client.POST('/folders/restore', { body: { document_ids } }))),
  /** Deletes for good. */
  purge: (ids: readonly string[]) =>
    ofAll(ids, (document_ids) => unwrap(client.DELETE('/folders/bin', { body: { document_ids } }))),
  /** Deletes for good all that is in the bin. */
  emptyBin: () => unwrap(client.DELETE('/folders/bin', { body: {} })),
  share: (id: string, user_ids: string[], classroom_ids: string[]) =>
    unwrap(
      client.PUT('/files/documents/{id}/sharing', {
        params: { path: { id } },
        body: { user_ids, classroom_ids },
      }),
    ),
};
