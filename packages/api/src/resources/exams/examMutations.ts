import type { ExamDraft } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

export const examMutations = {
  save: (body: ExamDraft) => unwrap(client.POST('/surveys/fulldata', { body, ...multipart })),
  remove: (survey_ids: string[]) => unwrap(client.DELETE('/surveys', { body: { survey_ids } })),
  lock: (survey_ids: string[], lock: boolean) =>
    unwrap(client.POST('/surveys/lock', { body: { survey_ids, lock }, ...multipart })),
  publish: (id: string, status: 'published' | 'project' = 'published') =>
    unwrap(client.PUT('/surveys/{id}/publish', { params: { path: { id }, query: { status } } })),
  clone: (id: string) => unwrap(client.POST('/clone-survey/{id}', { params: { path: { id } } })),
};
