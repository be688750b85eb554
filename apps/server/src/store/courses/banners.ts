import type { InTransaction } from '../database.ts';
import { replaceUnitPicture, type StoredPicture } from '../files/files.ts';

/** Replaces or removes the banner of a locked course. */
export async function replaceBanner(
  transaction: InTransaction,
  { id, company_id, banner_file }: { id: string; company_id: string; banner_file: string | null },
  picture: StoredPicture | null,
  now: Date,
): Promise<void> {
  const refer = (file: string | null) =>
    transaction
      .updateTable('course')
      .set({ banner_file: file, updated_at: now })
      .where('id', '=', id)
      .execute();
  const place = { company_id, purpose: 'banner', before: banner_file } as const;
  await replaceUnitPicture(transaction, place, picture, refer, now);
}
