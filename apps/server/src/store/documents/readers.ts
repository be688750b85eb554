import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '../../auth/Caller.ts';
import { classesOf } from '../classes/classesOf.ts';
import { ofLiveUnit } from '../companies/liveUnits.ts';
import { inScope, scopeOf } from '../lists/scope.ts';

/** The shares of a document that are for the caller. */
export const sharesFor = (caller: Caller, documentId: string) => sql`from document_share share
  where share.document_id = ${sql.ref(documentId)}
    and (share.user_id = ${caller.id} or share.classroom_id in (${classesOf(caller.id)}))`;

/**
 * Whether a document is shared with the caller itself: by somebody of the caller's unit or of none, or with a class of the caller by
 * somebody of the class or of its unit. Students of other units sit in classes too.
 */
export const isSharedWith = (caller: Caller, document: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from document_share share join user_account owner on owner.id = ${sql.ref(`${document}.owner_id`)}
  left join classroom on classroom.id = share.classroom_id
  where share.document_id = ${sql.ref(`${document}.id`)} and (
    (share.user_id = ${caller.id} and (owner.company_id is null or ${inScope('owner.company_id', scopeOf(caller))}))
    or (share.classroom_id in (${classesOf(caller.id)}) and ${ofLiveUnit('classroom.company_id')}
      and (owner.company_id is null or owner.company_id = classroom.company_id
        or share.classroom_id in (${classesOf(sql.ref('owner.id'))})))))`;

/**
 * Whether a `file` is that of a document of the caller, or of one that is shared with the caller, itself or through a folder, and not in
 * the bin. Copies of several people share a file.
 */
export const isDocumentFile = (
  caller: Caller,
): RawBuilder<boolean> => sql<boolean>`(file.purpose = 'document' and (
  exists (select from document where document.file_id = file.id and document.owner_id = ${caller.id})
  or exists (with recursive step as (
    select document.parent_id, document.deleted_at, ${isSharedWith(caller, 'document')} as is_shared
    from document where document.file_id = file.id
    union all
    select parent.parent_id, parent.deleted_at, step.is_shared or ${isSharedWith(caller, 'parent')}
    from step join document parent on parent.id = step.parent_id)
  select from step where parent_id is null and deleted_at is null and is_shared)))`;
