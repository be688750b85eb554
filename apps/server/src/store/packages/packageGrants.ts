import type { Database } from '../database.ts';

interface NewGrant {
  keyHash: Buffer;
  sessionHash: Buffer;
  fileId: string;
  now: Date;
}

export async function insertGrant(
  database: Database,
  { keyHash, sessionHash, fileId, now }: NewGrant,
): Promise<void> {
  await database
    .insertInto('package_grant')
    .values({ key_hash: keyHash, session_hash: sessionHash, file_id: fileId, created_at: now })
    .execute();
}

/** What was granted, and to which session. */
export async function findGrant(
  database: Database,
  keyHash: Buffer,
): Promise<{ fileId: string; sessionHash: Buffer } | undefined> {
  const row = await database
    .selectFrom('package_grant')
    .select(['file_id', 'session_hash'])
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  return row && { fileId: row.file_id, sessionHash: row.session_hash };
}
