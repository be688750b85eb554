import type { AssignmentDraft } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

export const classMutations = {
  assign: (id: string, body: AssignmentDraft) =>
    unwrap(client.POST('/classrooms/{id}/surveys', { params: { path: { id } }, body, ...multipart })),
};
