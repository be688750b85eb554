import type { DrawRule, ExamDraft, Query } from '../../contract/model';
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
  draw: (body: { rules: DrawRule[]; except: string[] }) =>
    unwrap(client.POST('/surveys/draw', { body, ...multipart })),
  /** Another question in the place of one. */
  redraw: (body: { question_id: string; except: string[] }) =>
    unwrap(client.POST('/surveys/draw/another', { body, ...multipart })),
  print: (id: string, query: Query<'printExam'>) =>
    unwrap(client.GET('/surveys/{id}/print', { params: { path: { id }, query }, parseAs: 'blob' })),
  clone: (id: string) => unwrap(client.POST('/clone-survey/{id}', { params: { path: { id } } })),
};
