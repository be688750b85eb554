import { type Kysely, sql } from 'kysely';

/** How often an answer has been marked, so that nobody replaces a mark that he has not seen. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table answer_mark add column revision integer not null default 1`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table answer_mark drop column revision`.execute(database);
}
