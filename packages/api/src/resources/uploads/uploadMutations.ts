import type { UploadPurpose } from '../../contract/model';
import { client } from '../../client/client';
import { unwrap } from '../../client/unwrap';

export const uploadMutations = {
  announce: (body: { name: string; size: number; purpose: UploadPurpose }) =>
    unwrap(client.POST('/uploads', { body })),
  finish: (id: string, sha256: string) =>
    unwrap(client.POST('/uploads/{id}/finish', { params: { path: { id } }, body: { sha256 } })),
  cancel: (id: string) => unwrap(client.DELETE('/uploads/{id}', { params: { path: { id } } })),
};
