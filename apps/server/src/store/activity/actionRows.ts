import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** How often a person did something in one hour. */
export interface ActionCount {
  userId: string;
  hour: Date;
  /** The id of the operation. */
  action: string;
  count: number;
}

/** Adds to the rows of the actions; skips accounts that are gone. */
export async function addActions(database: Database, counts: readonly ActionCount[]): Promise<void> {
  if (counts.length === 0) return;
  const list = counts.map(({ userId, hour, action, count }) => ({ u: userId, h: hour, a: action, n: count }));
  await sql`insert into activity_action as held (user_id, hour, action, count)
    select u, h, a, n from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as done
      (u bigint, h timestamptz, a text, n integer)
    where exists (select from user_account where id = u for key share) order by u, h, a
    on conflict (user_id, hour, action) do update set count = held.count + excluded.count`.execute(database);
}
