import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../auth/Caller.ts';
import { inScope, scopeOf } from '../lists/scope.ts';

/** The classes whose students and teachers read what is shared with the class. */
export const classesOfReader = (
  personId: string,
) => sql`select classroom_student.classroom_id from classroom_student
  join classroom on classroom.id = classroom_student.classroom_id and classroom.published
  where classroom_student.user_id = ${personId}
  union all select classroom_teacher.classroom_id from classroom_teacher where classroom_teacher.user_id = ${personId}`;

/** The shares of a document that are for the caller. */
export const sharesFor = (caller: Caller, documentId: string) => sql`from document_share share
  where share.document_id = ${sql.ref(documentId)}
    and (share.user_id = ${caller.id} or share.classroom_id in (${classesOfReader(caller.id)}))`;

/** Whether a document is shared with the caller itself, by somebody of the caller's unit or of none. */
export const isSharedWith = (caller: Caller, document: string): RawBuilder<boolean> => sql<boolean>`(
  exists (select ${sharesFor(caller, `${document}.id`)})
  and exists (select from user_account owner where owner.id = ${sql.ref(`${document}.owner_id`)}
    and (owner.company_id is null or ${inScope('owner.company_id', scopeOf(caller))})))`;

/** Whether a `file` is that of a document which is shared with the caller, itself or through a folder, and not in the bin. */
export const isSharedFile = (
  caller: Caller,
): RawBuilder<boolean> => sql<boolean>`(file.purpose = 'document' and exists (
  with recursive step as (
    select document.parent_id, document.deleted_at, ${isSharedWith(caller, 'document')} as is_shared
    from document where document.file_id = file.id
    union all
    select parent.parent_id, parent.deleted_at, step.is_shared or ${isSharedWith(caller, 'parent')}
    from step join document parent on parent.id = step.parent_id)
  select from step where parent_id is null and deleted_at is null and is_shared))`;
