import type { ExportFormat, PaperDraft, QuestionStatus } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';
import type { ExportSource } from './ExportSource';

/** A paper to import: where its questions are put, which of them, and those that were corrected. */
export interface PaperImport {
  file: File;
  /** The unit of the questions, which only super-admins choose. */
  company_id?: string;
  category_id: string;
  status: QuestionStatus;
  rows: number[];
  edits: { row: number; draft: PaperDraft }[];
  file_digest: string;
  /** The same one starts it once. */
  import_id: string;
}

export const paperMutations = {
  check: (body: Pick<PaperImport, 'file' | 'company_id'>, signal?: AbortSignal) =>
    unwrap(client.POST('/questions/papers/check', { body, ...multipart, ...(signal && { signal }) })),
  /** A Word paper to begin with. */
  sample: () => unwrap(client.GET('/questions/papers/sample', { parseAs: 'blob' })),
  export: (format: ExportFormat, questions: ExportSource) =>
    'ids' in questions
      ? unwrap(
          client.POST('/questions/export', {
            body: { format, question_ids: [...questions.ids] },
            ...multipart,
            parseAs: 'blob',
          }),
        )
      : unwrap(
          client.GET('/questions/export', {
            params: { query: { ...questions.listed, format } },
            parseAs: 'blob',
          }),
        ),
  import: (body: PaperImport) => unwrap(client.POST('/questions/papers', { body, ...multipart })),
};
