import { sql } from 'kysely';
import type { Database } from '../database.ts';

export interface Spent {
  used: number;
  windowEndsAt: Date;
}

/** Counts one use of a key in its window, in one statement shared by all processes. */
export async function spend(
  database: Database,
  key: string,
  windowMinutes: number,
  now: Date,
): Promise<Spent> {
  const ends = new Date(now.getTime() + windowMinutes * 60_000);
  const row = await database
    .insertInto('rate_limit')
    .values({ key, used: 1, window_ends_at: ends })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        used: sql<number>`case when rate_limit.window_ends_at <= ${now} then 1 else rate_limit.used + 1 end`,
        window_ends_at: sql<Date>`case when rate_limit.window_ends_at <= ${now} then ${ends} else rate_limit.window_ends_at end`,
      }),
    )
    .returning(['used', 'window_ends_at'])
    .executeTakeFirstOrThrow();
  return { used: row.used, windowEndsAt: row.window_ends_at };
}

/** The number of uses of a key in its window; counts nothing. */
export async function spentOn(database: Database, key: string, now: Date): Promise<Spent> {
  const row = await database
    .selectFrom('rate_limit')
    .select(['used', 'window_ends_at'])
    .where('key', '=', key)
    .where('window_ends_at', '>', now)
    .executeTakeFirst();
  return { used: row?.used ?? 0, windowEndsAt: row?.window_ends_at ?? now };
}

export async function forgive(database: Database, key: string): Promise<void> {
  await database.deleteFrom('rate_limit').where('key', '=', key).execute();
}

export async function clearEndedWindows(database: Database, now: Date): Promise<void> {
  await database.deleteFrom('rate_limit').where('window_ends_at', '<=', now).execute();
}
