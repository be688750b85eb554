import type { AssignmentDraft } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

export const classMutations = {
  assign: (id: string, body: AssignmentDraft) =>
    unwrap(client.POST('/classrooms/{id}/surveys', { params: { path: { id } }, body, ...multipart })),
  changeAssignment: (id: string, assignment_id: string, body: AssignmentDraft) =>
    unwrap(
      client.PUT('/classrooms/{id}/surveys/{assignment_id}', {
        params: { path: { id, assignment_id } },
        body,
      }),
    ),
  withdraw: (id: string, assignment_id: string) =>
    unwrap(
      client.DELETE('/classrooms/{id}/surveys/{assignment_id}', { params: { path: { id, assignment_id } } }),
    ),
};
