import type { ActivationCodeDraft } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

export const activationMutations = {
  activate: (code: string) => unwrap(client.POST('/activation', { body: { code }, ...multipart })),
  add: (id: string, body: ActivationCodeDraft) =>
    unwrap(
      client.POST('/classrooms/{id}/activation-codes', { params: { path: { id } }, body, ...multipart }),
    ),
  withdraw: (id: string, code_ids: string[]) =>
    unwrap(
      client.DELETE('/classrooms/{id}/activation-codes', { params: { path: { id } }, body: { code_ids } }),
    ),
  /** @param codes written out in the sheet; without them it has all codes of the class by their numbers */
  export: (id: string, codes?: string[]) =>
    unwrap(
      client.POST('/classrooms/{id}/activation-codes/export', {
        params: { path: { id } },
        body: codes === undefined ? {} : { codes },
        parseAs: 'blob',
        ...multipart,
      }),
    ),
};
