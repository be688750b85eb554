import type { ProjectDraft } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

export const projectMutations = {
  add: (body: ProjectDraft) => unwrap(client.POST('/projects', { body, ...multipart })),
  edit: (id: string, body: ProjectDraft) =>
    unwrap(client.PUT('/projects/{id}', { params: { path: { id } }, body })),
  remove: (project_ids: string[]) => unwrap(client.DELETE('/projects', { body: { project_ids } })),
};
