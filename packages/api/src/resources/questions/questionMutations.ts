import type { Query, QuestionDraft, RefusedContent } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';
import type { SheetFile } from '../imports/SheetFile';

/** A file of questions. */
export interface QuestionImport extends SheetFile {
  /** The unit of the questions, which only super-admins choose. */
  company_id?: string;
  rows?: number[];
}

export const questionMutations = {
  /** Creates a question, or updates the one with this id; one that an exam uses becomes a copy with its own id. */
  save: (body: QuestionDraft) => unwrap(client.POST('/questions/fulldata', { body, ...multipart })),
  remove: (question_ids: string[]) => unwrap(client.DELETE('/questions', { body: { question_ids } })),
  clone: (id: string) => unwrap(client.POST('/clone_question/{id}', { params: { path: { id } } })),
  /** `reason` says what is wrong. */
  markErrors: (question_ids: string[], check_error: boolean, reason?: string) =>
    unwrap(
      client.POST('/check_error_questions', {
        body: { question_ids, check_error, ...(reason !== undefined && { reason }) },
        ...multipart,
      }),
    ),
  /** Puts another question in its place in exams that are not assigned. */
  replace: (id: string, body: { question_id: string; survey_ids: string[] }) =>
    unwrap(client.POST('/question_using/{id}/replace', { params: { path: { id } }, body, ...multipart })),
  /** `rows` are the rows to report. */
  check: (body: QuestionImport, signal?: AbortSignal) =>
    unwrap(client.POST('/questions/upload/check', { body, ...multipart, ...(signal && { signal }) })),
  /** `rows` are the rows to store. The same `import_id` starts it once. */
  import: (body: QuestionImport & { import_id: string; file_digest: string }) =>
    unwrap(client.POST('/questions/upload', { body, ...multipart })),
  refusedRows: (body: QuestionImport & { content: RefusedContent }) =>
    unwrap(
      client.POST('/questions/upload/refused', {
        body: { format: 'xlsx', ...body },
        ...multipart,
        parseAs: 'blob',
      }),
    ),
  template: (query: Query<'getQuestionTemplate'>) =>
    unwrap(client.GET('/questions/template', { params: { query }, parseAs: 'blob' })),
};
