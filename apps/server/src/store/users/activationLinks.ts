import { sql } from 'kysely';
import type { Database, InTransaction } from '../database.ts';

/** Sets the only valid link of an account; invalidates earlier ones. */
export async function putActivationLink(
  transaction: InTransaction,
  link: { userId: string; tokenHash: Buffer; expiresAt: Date },
  now: Date,
): Promise<void> {
  await endActivationLinks(transaction, link.userId, now);
  // An import's queued mail would otherwise invalidate this link.
  await transaction.deleteFrom('activation_due').where('user_id', '=', link.userId).execute();
  await transaction
    .insertInto('activation_link')
    .values({ user_id: link.userId, token_hash: link.tokenHash, expires_at: link.expiresAt })
    .execute();
}

/** The inactive account of this link, if the link is valid and belongs to this address. */
export async function findActivationLink(
  database: Database,
  { tokenHash, email, now }: { tokenHash: Buffer; email: string; now: Date },
): Promise<{ id: string; company_id: string | null; name: string } | undefined> {
  return database
    .selectFrom('activation_link')
    .innerJoin('user_account', 'user_account.id', 'activation_link.user_id')
    .select(['user_account.id', 'user_account.company_id', 'user_account.name'])
    .where('activation_link.token_hash', '=', tokenHash)
    .where('activation_link.used_at', 'is', null)
    .where('activation_link.expires_at', '>', now)
    .where('user_account.status', '=', 'inactive')
    .where(sql`lower(user_account.email)`, '=', email)
    .executeTakeFirst();
}

/** Activates an account with its owner's password; false if it is no longer inactive. */
export async function activate(
  transaction: InTransaction,
  { userId, passwordHash, now }: { userId: string; passwordHash: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('user_account')
    .set({ status: 'active', password_hash: passwordHash, must_change_password: false, updated_at: now })
    .where('id', '=', userId)
    .where('status', '=', 'inactive')
    .executeTakeFirst();
  await endActivationLinks(transaction, userId, now);
  return numUpdatedRows > 0n;
}

async function endActivationLinks(database: Database, userId: string, now: Date): Promise<void> {
  await database
    .updateTable('activation_link')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}

export async function clearEndedActivationLinks(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('activation_link').where('expires_at', '<=', now).execute();
}
