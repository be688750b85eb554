import { type Kysely, sql } from 'kysely';

/** The key that signs badges for those who check them elsewhere, in the database like the awards that it vouches for. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table badge_key (id bigint generated always as identity primary key, private_key text not null,
    created_at timestamptz not null)`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table badge_key`.execute(database);
}
