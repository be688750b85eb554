import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** The one code of an account that holds; an older one is forgotten. */
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

/** Tries that only the address has from which the code was asked for: who guesses elsewhere leaves them to the owner. */
const keptTries = 3;

/** Uses one try up and gives what the code must be; nothing when there is no code that holds, or no try left from here. */
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

/** Takes the code for a sign-in; false when another sign-in was faster. */
export async function takeCode(database: Database, userId: string, codeHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('sign_in_code')
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What an older password has asked for signs nobody in any more. */
export async function endCodes(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('sign_in_code').where('user_id', '=', userId).execute();
}

export async function clearEndedCodes(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('sign_in_code').where('expires_at', '<=', now).execute();
}
