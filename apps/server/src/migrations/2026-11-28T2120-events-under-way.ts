import { type Kysely, sql } from 'kysely';

/** Finds the events that take place at a time: no order of starts or ends alone does, since any event of the past may still go on. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index event_during on event using gist (tstzrange(starts_at, ends_at))`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop index event_during`.execute(database);
}
