import type { OnlineClassDraft } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

export const onlineClassMutations = {
  add: (body: OnlineClassDraft) => unwrap(client.POST('/onlineclassrooms', { body, ...multipart })),
  edit: (id: string, body: OnlineClassDraft) =>
    unwrap(client.PUT('/onlineclassrooms/{id}', { params: { path: { id } }, body })),
  remove: (onlineclassroom_ids: string[]) =>
    unwrap(client.DELETE('/onlineclassrooms', { body: { onlineclassroom_ids } })),
};
