import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table demo_load (
      id smallint primary key default 1 check (id = 1),
      people integer not null check (people > 0),
      started_at timestamptz not null,
      steps_done integer not null default 0,
      refs jsonb not null default '{}',
      tries integer not null default 0,
      failure text,
      ended_at timestamptz
    )`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table demo_load`.execute(database);
}
