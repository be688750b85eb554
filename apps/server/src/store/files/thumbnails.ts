import { fileFormats } from '@sen/domain/files/fileFormats';
import { sql } from 'kysely';
import type { Database, InTransaction } from '../database.ts';
import { insertUnitFile, type StoredFile, type StoredPicture } from './files.ts';

/** What a thumbnail can be made of. */
const thumbnailTypes = [fileFormats.png.type, fileFormats.jpeg.type, fileFormats.gif.type];
/** Bytes: all of them are in memory while it is made. */
export const thumbnailBytes = 25_000_000;

/** Whether a `file`, joined to its document, has a thumbnail, as far as is known before it is made. */
export const hasThumbnail = sql<boolean>`coalesce(file.type = any (${thumbnailTypes}::text[])
  and file.size <= ${thumbnailBytes} and not exists (select from file_thumbnail
    where file_thumbnail.file_id = file.id and thumbnail_id is null), false)`;

export function mayHaveThumbnail({ type, size }: Pick<StoredFile, 'type' | 'size'>): boolean {
  return thumbnailTypes.some((one) => one === type) && size <= thumbnailBytes;
}

/** The thumbnail of a file that the caller may read; null: there is none to be had; undefined: nobody has asked for it. */
export async function findThumbnail(
  database: Database,
  fileId: string,
): Promise<StoredFile | null | undefined> {
  const row = await database
    .selectFrom('file_thumbnail')
    .leftJoin('file', 'file.id', 'file_thumbnail.thumbnail_id')
    .select(['file.id', 'file.name', 'file.type', 'file.size', 'file.sha256'])
    .where('file_thumbnail.file_id', '=', fileId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, name, type, size, sha256 } = row;
  if (id === null || name === null || type === null || size === null || sha256 === null) return null;
  return { id, name, type, size: Number(size), sha256 };
}

/**
 * Records the thumbnail of a file, whose bytes are in the store, or null: that it has none.
 * @returns whether it is the one that is kept: the file may be gone, or another process faster
 */
export async function keepThumbnail(
  transaction: InTransaction,
  fileId: string,
  thumbnail: StoredPicture | null,
  now: Date,
): Promise<boolean> {
  if (thumbnail)
    await insertUnitFile(transaction, {
      ...thumbnail,
      company_id: null,
      purpose: 'rendition',
      created_at: now,
    });
  const { numAffectedRows = 0n } = await sql`insert into file_thumbnail (file_id, thumbnail_id, created_at)
    select id, ${thumbnail?.id ?? null}::uuid, ${now}::timestamptz from file where id = ${fileId} for key share
    on conflict (file_id) do nothing`.execute(transaction);
  const isKept = numAffectedRows > 0n;
  if (thumbnail && !isKept) await transaction.deleteFrom('file').where('id', '=', thumbnail.id).execute();
  return isKept;
}
