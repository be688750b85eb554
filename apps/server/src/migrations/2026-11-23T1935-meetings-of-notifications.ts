import { type Kysely, sql } from 'kysely';

/** The facts of online sessions bear the contract's names; the session of an earlier event is not known. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await rename(database, 'session_name', 'meeting_name');
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await rename(database, 'meeting_name', 'session_name');
}

async function rename(database: Kysely<unknown>, from: string, to: string): Promise<void> {
  await sql`update notification_event set facts = facts - ${from}::text || jsonb_build_object(${to}::text, facts -> ${from}::text)
    where type like 'OnlineClass%' and facts -> ${from}::text is not null`.execute(database);
}
