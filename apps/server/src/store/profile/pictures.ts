import type { InTransaction } from '../database.ts';
import { insertFile } from '../files/files.ts';
import type { FileTable, ProfilePicture } from '../files/tables.ts';

const columns = { avatar: 'avatar_file', background: 'bg_img_file' } as const satisfies Record<
  ProfilePicture,
  string
>;

/**
 * Replaces or removes a person's picture; returns the id of the former one, whose row is
 * deleted. Concurrent changes are serialized.
 */
export async function replacePicture(
  transaction: InTransaction,
  { owner, purpose, now }: { owner: string; purpose: ProfilePicture; now: Date },
  file: Pick<FileTable, 'id' | 'name' | 'type' | 'size' | 'sha256'> | null,
): Promise<string | null> {
  const column = columns[purpose];
  const before = await transaction
    .selectFrom('user_account')
    .select(`${column} as id`)
    .where('id', '=', owner)
    .forUpdate()
    .executeTakeFirst();
  if (file) await insertFile(transaction, { ...file, owner_id: owner, purpose, created_at: now });
  await transaction
    .updateTable('user_account')
    .set({ [column]: file?.id ?? null, updated_at: now })
    .where('id', '=', owner)
    .execute();
  const id = before?.id ?? null;
  if (id !== null) await transaction.deleteFrom('file').where('id', '=', id).execute();
  return id;
}
