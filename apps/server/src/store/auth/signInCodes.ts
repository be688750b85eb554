import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Stores the code of one sign-in. */
export async function putCode(
  database: Database,
  code: { signInHash: Buffer; userId: string; codeHash: Buffer; tries: number; expiresAt: Date },
): Promise<void> {
  await database
    .insertInto('sign_in_code')
    .values({
      sign_in_hash: code.signInHash,
      user_id: code.userId,
      code_hash: code.codeHash,
      tries_left: code.tries,
      expires_at: code.expiresAt,
    })
    .execute();
}

/** Consumes one try of a sign-in and returns its code; undefined when it has no valid code or no try left. */
export async function tryCode(
  database: Database,
  { signInHash, now }: { signInHash: Buffer; now: Date },
): Promise<{ userId: string; codeHash: Buffer } | undefined> {
  const row = await database
    .updateTable('sign_in_code')
    .set({ tries_left: sql<number>`tries_left - 1` })
    .where('sign_in_hash', '=', signInHash)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', now)
    .returning(['user_id', 'code_hash'])
    .executeTakeFirst();
  return row && { userId: row.user_id, codeHash: row.code_hash };
}

/** Consumes the code of a sign-in; false if a concurrent request consumed it first. */
export async function takeCode(database: Database, signInHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('sign_in_code')
    .where('sign_in_hash', '=', signInHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Invalidates the codes requested with an older password. */
export async function endCodes(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('sign_in_code').where('user_id', '=', userId).execute();
}

export async function clearEndedCodes(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('sign_in_code').where('expires_at', '<=', now).execute();
}
