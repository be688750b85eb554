import { sql } from 'kysely';
import type { Database, InTransaction } from '../database.ts';

export interface LinkedAccount {
  userId: string;
  passwordHash: string;
}

export async function putPasswordLink(
  database: Database,
  link: { userId: string; tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  await database
    .insertInto('password_link')
    .values({ user_id: link.userId, token_hash: link.tokenHash, expires_at: link.expiresAt })
    .execute();
}

/** The account of a link, if the link is valid and belongs to this address. */
export async function findPasswordLink(
  database: Database,
  { tokenHash, email, now }: { tokenHash: Buffer; email: string; now: Date },
): Promise<LinkedAccount | undefined> {
  const row = await database
    .selectFrom('password_link')
    .innerJoin('user_account', 'user_account.id', 'password_link.user_id')
    .select(['user_account.id', 'user_account.password_hash'])
    .where('password_link.token_hash', '=', tokenHash)
    .where('password_link.used_at', 'is', null)
    .where('password_link.expires_at', '>', now)
    .where('user_account.status', '=', 'active')
    .where(sql`lower(user_account.email)`, '=', email)
    .executeTakeFirst();
  return row && { userId: row.id, passwordHash: row.password_hash };
}

/** Consumes a link and every other one of its account; false if it was consumed meanwhile. */
export async function usePasswordLink(
  transaction: InTransaction,
  { tokenHash, userId, from, now }: { tokenHash: Buffer; userId: string; from: string; now: Date },
): Promise<boolean> {
  const used = await transaction
    .updateTable('password_link')
    .set({ used_at: now, used_from: from })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  await endPasswordLinks(transaction, userId, now);
  return used.numUpdatedRows > 0n;
}

/** Invalidates earlier links after the password was set. */
export async function endPasswordLinks(database: Database, userId: string, now: Date): Promise<void> {
  await database
    .updateTable('password_link')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}

export async function clearEndedLinks(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('password_link').where('expires_at', '<=', now).execute();
}
