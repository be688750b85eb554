import type { Database } from '../database.ts';

/** The SHA-256 of every file, in hex, by id. */
export async function fileSums(database: Database): Promise<Map<string, string>> {
  const rows = await database.selectFrom('file').select(['id', 'sha256']).orderBy('id').execute();
  return new Map(rows.map(({ id, sha256 }) => [id, sha256.toString('hex')]));
}
