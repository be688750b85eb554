import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table health_check (
      id smallint primary key default 1 check (id = 1),
      checked_at timestamptz not null
    )`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table health_check`.execute(database);
}
