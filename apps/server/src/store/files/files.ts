import { type Insertable, sql } from 'kysely';
import { can } from '@sen/domain/access/can';
import type { Caller } from '../../auth/Caller.ts';
import { isChatFile } from '../chat/chatFiles.ts';
import type { Database, InTransaction } from '../database.ts';
import { isDocumentFile } from '../documents/readers.ts';
import { isForumPicture } from '../forum/pictures.ts';
import { inScope, scopeOf } from '../lists/scope.ts';
import type { FilePurpose, FileTable } from '../files/tables.ts';

export interface StoredFile {
  id: string;
  name: string;
  type: string;
  size: number;
  sha256: Buffer;
}

/** A student's class teaches a lesson with the file. */
const isStudied = (personId: string) => sql<boolean>`exists (select from lesson_file
  join classroom_session on classroom_session.lesson_id = lesson_file.lesson_id
  join classroom on classroom.id = classroom_session.classroom_id and classroom.published
  join classroom_student on classroom_student.classroom_id = classroom.id and classroom_student.user_id = ${personId}
  where lesson_file.file_id = file.id)`;

/**
 * A file that the caller may read: an own one, or one of the caller's unit; of a lesson's files students read those of their classes,
 * and only who manages lessons all of the unit.
 */
export async function findFile(
  database: Database,
  id: string,
  caller: Caller,
): Promise<(StoredFile & { purpose: FilePurpose }) | undefined> {
  const scope = scopeOf(caller);
  const managesLessons = can(caller.role, 'lesson.list');
  const open: FilePurpose[] = can(caller.role, 'certificate.list') ? ['banner', 'certificate'] : ['banner'];
  const row = await database
    .selectFrom('file')
    .select(['id', 'name', 'type', 'size', 'sha256', 'purpose'])
    .where('id', '=', id)
    .where((where) =>
      where.or([
        where.and([
          inScope('company_id', scope),
          // A rendition is read by the file that it is of, an archive by whoever had it made, a document by those it is shared with,
          // what was sent in a conversation by its members, what stands in a text of the forum by its readers.
          where('purpose', 'not in', ['rendition', 'archive', 'document', 'chat', 'chatPicture', 'forum']),
          ...(managesLessons ? [] : [where('purpose', '<>', 'lesson')]),
        ]),
        where('owner_id', '=', caller.id),
        // A banner of the overview is of no unit and no secret, nor is the picture of a template for those who may choose it.
        where.and([where('company_id', 'is', null), where('purpose', 'in', open)]),
        isStudied(caller.id),
        isDocumentFile(caller),
        isChatFile(caller.id),
        isForumPicture(caller),
      ]),
    )
    .executeTakeFirst();
  return row && { ...row, size: Number(row.size) };
}

/** A file that belongs to a thing of a unit; the caller's right to the thing is checked before. */
export async function findUnitFile(
  database: Database,
  id: string,
): Promise<Pick<StoredFile, 'id' | 'name' | 'type'> | undefined> {
  return database
    .selectFrom('file')
    .select(['id', 'name', 'type'])
    .where('id', '=', id)
    .where('owner_id', 'is', null)
    .executeTakeFirst();
}

/** Records that bytes of this id may be in the store without a row. */
export async function markLoose(database: Database, id: string, now: Date): Promise<void> {
  await database.insertInto('loose_file').values({ id, since: now }).execute();
}

/** Inserts the row of a person's file whose bytes are in the store. */
export async function insertFile(
  transaction: InTransaction,
  file: Omit<Insertable<FileTable>, 'company_id' | 'owner_id'> & { owner_id: string },
): Promise<void> {
  await transaction
    .insertInto('file')
    .columns(['id', 'owner_id', 'company_id', 'purpose', 'name', 'type', 'size', 'sha256', 'created_at'])
    .expression((select) =>
      select
        .selectFrom('user_account')
        .select([
          sql<string>`${file.id}::uuid`.as('id'),
          'user_account.id as owner_id',
          'company_id',
          sql<FilePurpose>`${file.purpose}`.as('purpose'),
          sql<string>`${file.name}`.as('name'),
          sql<string>`${file.type}`.as('type'),
          sql<number>`${file.size}::bigint`.as('size'),
          sql<Buffer>`${file.sha256}::bytea`.as('sha256'),
          sql<Date>`${file.created_at}::timestamptz`.as('created_at'),
        ])
        .where('user_account.id', '=', file.owner_id),
    )
    .execute();
  await forgetLoose(transaction, [file.id]);
}

/** The row of a stored picture. */
export type StoredPicture = Pick<FileTable, 'id' | 'name' | 'type' | 'size' | 'sha256'>;

interface UnitPicture {
  company_id: string;
  purpose: FilePurpose;
  /** The id of the former one; null: there is none. */
  before: string | null;
}

/**
 * Replaces or removes the picture of a thing of a unit, which is locked; `refer` writes the id of the new one into the
 * thing. The row of the former picture is deleted, and its bytes by a job.
 */
export async function replaceUnitPicture(
  transaction: InTransaction,
  { before, ...place }: UnitPicture,
  picture: StoredPicture | null,
  refer: (id: string | null) => Promise<unknown>,
  now: Date,
): Promise<void> {
  if (picture) await insertUnitFile(transaction, { ...picture, ...place, created_at: now });
  await refer(picture?.id ?? null);
  if (before !== null) await transaction.deleteFrom('file').where('id', '=', before).execute();
}

/**
 * Saves a thing that always has a picture, with the new one if there is one; `save` writes the thing with the id of its picture.
 * @returns the former picture, whose row is gone and whose bytes are to be thrown away; null: it stays
 */
export async function saveWithPicture(
  transaction: InTransaction,
  { before, ...place }: { company_id: string | null; purpose: FilePurpose; before: string },
  picture: StoredPicture | undefined,
  save: (image_file: string) => Promise<unknown>,
  now: Date,
): Promise<string | null> {
  if (!picture) {
    await save(before);
    return null;
  }
  await insertUnitFile(transaction, { ...picture, ...place, created_at: now });
  await save(picture.id);
  await transaction.deleteFrom('file').where('id', '=', before).execute();
  return before;
}

/** Inserts the row of a file that belongs to a thing of a unit; its bytes are in the store. */
export async function insertUnitFile(
  transaction: InTransaction,
  file: Omit<Insertable<FileTable>, 'owner_id'>,
): Promise<void> {
  await transaction
    .insertInto('file')
    .values({ ...file, owner_id: null })
    .execute();
  await forgetLoose(transaction, [file.id]);
}

/** The next ids whose bytes have had no row since before that time. */
export async function orphanedFiles(database: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await database
    .selectFrom('loose_file')
    .select('id')
    .where('since', '<', before)
    .orderBy('since')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Call when the bytes of these ids are deleted, or have a row. */
export async function forgetLoose(database: Database | InTransaction, ids: readonly string[]): Promise<void> {
  await database.deleteFrom('loose_file').where('id', 'in', ids).execute();
}
