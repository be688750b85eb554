import type { Database } from '../database.ts';

/** When somebody has accepted the rules of the forum. */
export async function rulesAcceptedAt(database: Database, userId: string): Promise<Date | null> {
  const member = await database
    .selectFrom('forum_member')
    .select('rules_accepted_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return member?.rules_accepted_at ?? null;
}

/** Accepts the rules; the first time counts. */
export async function acceptRules(database: Database, userId: string, now: Date): Promise<void> {
  await database
    .insertInto('forum_member')
    .values({ user_id: userId, rules_accepted_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
