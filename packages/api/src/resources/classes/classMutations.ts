import type {
  AssignmentDraft,
  ClassChange,
  ClassDraft,
  NewStudents,
  Query,
  RefusedContent,
  ResetRequest,
} from '../../contract/model';
import { client } from '../../client/client';
import { multipart } from '../../client/multipart';
import { unwrap } from '../../client/unwrap';
import type { SheetFile } from '../imports/SheetFile';

export const classMutations = {
  add: (body: ClassDraft) => unwrap(client.POST('/classrooms', { body, ...multipart })),
  remove: (classroom_ids: string[]) => unwrap(client.DELETE('/classrooms', { body: { classroom_ids } })),
  /** `filters`: those of the list of members, for everyone whom they match. */
  addStudents: (id: string, body: NewStudents, filters: Query<'addClassStudents'> = {}) =>
    unwrap(
      client.POST('/classrooms/{id}/students', {
        params: { path: { id }, query: filters },
        body,
        ...multipart,
      }),
    ),
  /** The codes in a file, to add them. */
  readStudentCodes: (id: string, file: File) =>
    unwrap(
      client.POST('/classrooms/{id}/students/codes', {
        params: { path: { id } },
        body: { file },
        ...multipart,
      }),
    ),
  /** A dry run of a class list: nothing is stored. */
  checkList: (id: string, body: SheetFile, signal?: AbortSignal) =>
    unwrap(
      client.POST('/classrooms/{id}/students/import/check', {
        params: { path: { id } },
        body,
        ...multipart,
        ...(signal && { signal }),
      }),
    ),
  /** The same `import_id` starts it once. */
  importList: (id: string, body: SheetFile & { import_id: string; file_digest: string }) =>
    unwrap(client.POST('/classrooms/{id}/students/import', { params: { path: { id } }, body, ...multipart })),
  refusedStudents: (id: string, body: SheetFile & { content: RefusedContent }) =>
    unwrap(
      client.POST('/classrooms/{id}/students/import/refused', {
        params: { path: { id } },
        body: { format: 'xlsx', ...body },
        ...multipart,
        parseAs: 'blob',
      }),
    ),
  listTemplate: (format: 'xlsx' | 'ods' | 'csv') =>
    unwrap(client.GET('/class-lists/template', { params: { query: { format } }, parseAs: 'blob' })),
  removeStudents: (id: string, student_ids: string[], confirmed: boolean) =>
    unwrap(
      client.DELETE('/classrooms/{id}/students', {
        params: { path: { id }, query: confirmed ? { confirmed: 1 } : {} },
        body: { student_ids },
      }),
    ),
  resetAttempt: (id: string, body: ResetRequest) =>
    unwrap(client.POST('/classrooms/{id}/reset', { params: { path: { id } }, body, ...multipart })),
  restoreAttempt: (id: string, attempt_id: string) =>
    unwrap(
      client.POST('/classrooms/{id}/restore', {
        params: { path: { id } },
        body: { attempt_id },
        ...multipart,
      }),
    ),
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
