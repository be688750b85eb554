import { type Kysely, sql } from 'kysely';

/** The secret address at which a calendar program reads a person's calendar; of its secret only the hash is kept. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table calendar_feed (user_id bigint primary key references user_account on delete cascade,
    token_hash bytea not null unique, created_at timestamptz not null)`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table calendar_feed`.execute(database);
}
