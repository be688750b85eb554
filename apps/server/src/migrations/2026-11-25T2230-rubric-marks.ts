import { type Kysely, sql } from 'kysely';

/** The levels by which an answer was marked, of a question with a rubric. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table answer_mark add column rubric jsonb`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table answer_mark drop column rubric`.execute(database);
}
