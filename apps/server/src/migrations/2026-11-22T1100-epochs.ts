import { type Kysely, sql } from 'kysely';

/** The epoch of each attempt's numbers, by which devices see that the database was restored from a backup. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table attempt add column epoch uuid not null default gen_random_uuid()`.execute(database);
}
