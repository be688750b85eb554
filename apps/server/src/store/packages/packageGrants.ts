import type { PackageFile } from '../../packages/readPackage.ts';
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

/** The package of a grant, while its session lives. */
export async function findGranted(database: Database, keyHash: Buffer): Promise<PackageFile | undefined> {
  const row = await database
    .selectFrom('package_grant')
    .innerJoin('session', 'session.token_hash', 'package_grant.session_hash')
    .innerJoin('file', 'file.id', 'package_grant.file_id')
    .select(['file.id', 'file.size'])
    .where('key_hash', '=', keyHash)
    .where('session.ended_at', 'is', null)
    .executeTakeFirst();
  return row && { id: row.id, size: Number(row.size) };
}
