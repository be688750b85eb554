import type { UploadPurpose } from '@sen/domain/uploads/mayUpload';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database, InTransaction } from '../database.ts';
import type { UploadTable } from './tables.ts';

const columns = [
  'id',
  'created_by',
  'company_id',
  'purpose',
  'name',
  'size',
  'type',
  'sha256',
  'created_at',
  'expires_at',
] as const;

type Selected = Pick<Selectable<UploadTable>, (typeof columns)[number]>;
export type StoredUpload = Omit<Selected, 'size'> & { size: number };

const asStored = (row: Selected): StoredUpload => ({ ...row, size: Number(row.size) });

/** The person's uploads that nothing uses, newest first. */
export async function listOwnUploads(
  database: Database | InTransaction,
  createdBy: string,
): Promise<StoredUpload[]> {
  const rows = await database
    .selectFrom('upload')
    .select(columns)
    .where('created_by', '=', createdBy)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(asStored);
}

/** An upload of this person that has not expired. */
export async function findOwnUpload(
  database: Database,
  id: string,
  { createdBy, now }: { createdBy: string; now: Date },
): Promise<StoredUpload | undefined> {
  const row = await database
    .selectFrom('upload')
    .select(columns)
    .where('id', '=', id)
    .where('created_by', '=', createdBy)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && asStored(row);
}

/** Those of these ids that this person sent for this purpose and that have not expired; locked until the transaction ends. */
export async function lockOwnUploads(
  transaction: InTransaction,
  ids: readonly string[],
  { createdBy, purpose, now }: { createdBy: string; purpose: UploadPurpose; now: Date },
): Promise<StoredUpload[]> {
  if (ids.length === 0) return [];
  const rows = await transaction
    .selectFrom('upload')
    .select(columns)
    .where('id', 'in', ids)
    .where('created_by', '=', createdBy)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(asStored);
}

/** Deletes the rows of uploads that things have taken: their bytes have rows of files. */
export async function deleteTakenUploads(transaction: InTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await transaction.deleteFrom('upload').where('id', 'in', ids).execute();
}

/** The bytes announced for an upload, whoever sends it. */
export async function announcedSize(database: Database, id: string): Promise<number | undefined> {
  const row = await database.selectFrom('upload').select('size').where('id', '=', id).executeTakeFirst();
  return row && Number(row.size);
}

/** Locks the person's row, so that limits that count this person's rows hold for requests at once. */
export async function lockUploader(transaction: InTransaction, id: string): Promise<void> {
  await transaction
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** What the files and announced uploads of a unit take, in bytes; the unit is locked until the transaction ends. */
export async function storageOf(transaction: InTransaction, companyId: string): Promise<number> {
  await transaction
    .selectFrom('company')
    .select('id')
    .where('id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { used } = await transaction
    .selectNoFrom((select) =>
      sql<string>`${select
        .selectFrom('file')
        .select(sql`coalesce(sum(size), 0)`.as('bytes'))
        .where('company_id', '=', companyId)} + ${select
        .selectFrom('upload')
        .select(sql`coalesce(sum(size), 0)`.as('bytes'))
        .where('company_id', '=', companyId)}`.as('used'),
    )
    .executeTakeFirstOrThrow();
  return Number(used);
}

export async function insertUpload(
  transaction: InTransaction,
  upload: Insertable<UploadTable>,
): Promise<void> {
  await transaction.insertInto('upload').values(upload).execute();
}

/** Records that the whole file has arrived and was checked. */
export async function markChecked(
  database: Database,
  id: string,
  checked: { type: string; sha256: Buffer },
): Promise<void> {
  await database.updateTable('upload').set(checked).where('id', '=', id).execute();
}

/** Deletes the row; its bytes become loose. Returns whether there was one. */
export async function deleteOwnUpload(database: Database, id: string, createdBy: string): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('upload')
    .where('id', '=', id)
    .where('created_by', '=', createdBy)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteExpiredUploads(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('upload').where('expires_at', '<=', now).execute();
}
