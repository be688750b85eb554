import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** Stores an account's only valid code; replaces an older one. */
export async function putCode(
  database: Database,
  code: { userId: string; codeHash: Buffer; tries: number; expiresAt: Date; from: string },
): Promise<void> {
  const row = {
    code_hash: code.codeHash,
    tries_left: code.tries,
    expires_at: code.expiresAt,
    asked_from: code.from,
  };
  await database
    .insertInto('sign_in_code')
    .values({ user_id: code.userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** Tries reserved for the address that requested the code: guesses from elsewhere cannot use up the owner's. */
const keptTries = 3;

/** Consumes one try and returns the expected code; undefined when no code is valid or no try is left for this address. */
export async function tryCode(
  database: Database,
  { userId, from, now }: { userId: string; from: string; now: Date },
): Promise<Buffer | undefined> {
  const row = await database
    .updateTable('sign_in_code')
    .set({ tries_left: sql<number>`tries_left - 1` })
    .where('user_id', '=', userId)
    .where(
      'tries_left',
      '>',
      sql<number>`case when asked_from = ${from} then 0 else ${keptTries}::integer end`,
    )
    .where('expires_at', '>', now)
    .returning('code_hash')
    .executeTakeFirst();
  return row?.code_hash;
}

/** Consumes the code for a sign-in; false if another sign-in consumed it first. */
export async function takeCode(database: Database, userId: string, codeHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('sign_in_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
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
