import type { ExportFormat, PaperDraft, QuestionStatus } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';

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
  export: (body: { format: ExportFormat; question_ids: string[] }) =>
    unwrap(client.POST('/questions/export', { body, ...multipart, parseAs: 'blob' })),
  import: (body: PaperImport) => unwrap(client.POST('/questions/papers', { body, ...multipart })),
};
