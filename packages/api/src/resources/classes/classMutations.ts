import type { AssignmentDraft, ClassChange, ClassDraft } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

export const classMutations = {
  add: (body: ClassDraft) => unwrap(client.POST('/classrooms', { body, ...multipart })),
  edit: (id: string, body: ClassChange) =>
    unwrap(client.PUT('/classrooms/{id}', { params: { path: { id } }, body })),
  /** `again`: also an exam that the class already has and that is not over. */
  assign: (id: string, body: AssignmentDraft, again: boolean) =>
    unwrap(
      client.POST('/classrooms/{id}/surveys', {
        params: { path: { id }, query: again ? { again: 1 } : {} },
        body,
        ...multipart,
      }),
    ),
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
