import type { RefusedContent } from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';
import type { SheetFile } from '../imports/SheetFile';

/** An assigned exam of a class. */
export interface ScoreExamPath {
  id: string;
  assignment_id: string;
}

export const scoreMutations = {
  /** A dry run of a file of scores: nothing is stored. */
  check: (path: ScoreExamPath, body: SheetFile, signal?: AbortSignal) =>
    unwrap(
      client.POST('/classrooms/{id}/surveys/{assignment_id}/scores/check', {
        params: { path },
        body,
        ...multipart,
        ...(signal && { signal }),
      }),
    ),
  /** The same `import_id` starts it once. */
  import: (
    path: ScoreExamPath,
    body: SheetFile & { reason: string; import_id: string; file_digest: string },
  ) =>
    unwrap(
      client.POST('/classrooms/{id}/surveys/{assignment_id}/scores', {
        params: { path },
        body,
        ...multipart,
      }),
    ),
  refusedRows: (path: ScoreExamPath, body: SheetFile & { content: RefusedContent }) =>
    unwrap(
      client.POST('/classrooms/{id}/surveys/{assignment_id}/scores/refused', {
        params: { path },
        body: { format: 'xlsx', ...body },
        ...multipart,
        parseAs: 'blob',
      }),
    ),
  template: (path: ScoreExamPath, format: 'xlsx' | 'ods' | 'csv') =>
    unwrap(
      client.GET('/classrooms/{id}/surveys/{assignment_id}/scores/template', {
        params: { path, query: { format } },
        parseAs: 'blob',
      }),
    ),
};
