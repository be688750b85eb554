import type { Caller } from '../../auth/Caller.ts';
import { ofLiveUnit } from '../companies/liveUnits.ts';
import type { Database } from '../database.ts';

/** When a person's address was created; undefined for none. */
export async function feedSince(database: Database, userId: string): Promise<Date | undefined> {
  const feed = await database
    .selectFrom('calendar_feed')
    .select('created_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return feed?.created_at;
}

/** Gives a person an address; the one before is not valid any more. */
export async function putFeed(
  database: Database,
  userId: string,
  token_hash: Buffer,
  now: Date,
): Promise<void> {
  await database
    .insertInto('calendar_feed')
    .values({ user_id: userId, token_hash, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ token_hash, created_at: now }))
    .execute();
}

export async function deleteFeed(database: Database, userId: string): Promise<void> {
  await database.deleteFrom('calendar_feed').where('user_id', '=', userId).execute();
}

/** Whose calendar an address is; undefined for one that was revoked, and while its owner may not sign in. */
export async function feedOwner(database: Database, tokenHash: Buffer): Promise<Caller | undefined> {
  const owner = await database
    .selectFrom('calendar_feed')
    .innerJoin('user_account', 'user_account.id', 'calendar_feed.user_id')
    .select(['user_account.id', 'name', 'role', 'company_id', 'lang'])
    .where('token_hash', '=', tokenHash)
    .where('status', '=', 'active')
    .where('admission', 'is', null)
    .where(ofLiveUnit('company_id'))
    .executeTakeFirst();
  return owner && { ...owner, mustChangePassword: false, admission: null };
}
