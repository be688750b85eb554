import { client } from '../../client/client';
import { unwrap } from '../../client/unwrap';

interface NewDocument {
  upload_id: string;
  /** Null is the root. */
  folder_id: string | null;
  /** Folders below it that are made if they do not exist. */
  folders: string[];
  name: string;
}

export const documentMutations = {
  add: (body: NewDocument) => unwrap(client.POST('/files', { body })),
  /** @param key repeated with it, the call makes one folder */
  addFolder: (folder_id: string | null, name: string, key: string) =>
    unwrap(client.POST('/folders', { body: { folder_id, name, key } })),
  rename: (id: string, name: string) =>
    unwrap(client.PUT('/files/documents/{id}', { params: { path: { id } }, body: { name } })),
  move: (document_ids: string[], folder_id: string | null) =>
    unwrap(client.POST('/files/move', { body: { document_ids, folder_id } })),
  /** @param key repeated with it, the call copies once */
  copy: (document_ids: string[], folder_id: string | null, key: string) =>
    unwrap(client.POST('/files/copy', { body: { document_ids, folder_id, key } })),
  remove: (document_ids: string[]) => unwrap(client.DELETE('/files', { body: { document_ids } })),
  restore: (document_ids: string[]) => unwrap(client.POST('/folders/restore', { body: { document_ids } })),
  /** Deletes for good; without ids, all that is in the bin. */
  purge: (document_ids?: string[]) =>
    unwrap(client.DELETE('/folders/bin', { body: document_ids ? { document_ids } : {} })),
  share: (id: string, user_ids: string[], classroom_ids: string[]) =>
    unwrap(
      client.PUT('/files/documents/{id}/sharing', {
        params: { path: { id } },
        body: { user_ids, classroom_ids },
      }),
    ),
};
