import { type Kysely, sql } from 'kysely';

/**
 * What was last taken in of an imported event, and how many times it took place: the same file again changes nothing, and one that
 * would undo what was changed here is told from one that has changed.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table event_series add column ics_mark text, add column ics_times integer`.execute(
    database,
  );
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table event_series drop column ics_mark, drop column ics_times`.execute(database);
}
