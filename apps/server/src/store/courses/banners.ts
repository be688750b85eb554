import type { InTransaction } from '../database.ts';
import { insertUnitFile } from '../files/files.ts';
import type { FileTable } from '../files/tables.ts';

export type StoredPicture = Pick<FileTable, 'id' | 'name' | 'type' | 'size' | 'sha256'>;

/** Replaces or removes the banner of a locked course; the row of the former one is deleted, and its bytes by a job. */
export async function replaceBanner(
  transaction: InTransaction,
  course: { id: string; company_id: string; banner_file: string | null },
  picture: StoredPicture | null,
  now: Date,
): Promise<void> {
  if (picture)
    await insertUnitFile(transaction, {
      ...picture,
      company_id: course.company_id,
      purpose: 'banner',
      created_at: now,
    });
  await transaction
    .updateTable('course')
    .set({ banner_file: picture?.id ?? null, updated_at: now })
    .where('id', '=', course.id)
    .execute();
  if (course.banner_file !== null)
    await transaction.deleteFrom('file').where('id', '=', course.banner_file).execute();
}
