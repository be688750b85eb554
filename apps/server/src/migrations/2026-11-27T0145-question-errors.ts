import { type Kysely, sql } from 'kysely';

/** Few questions are marked as wrong; lists of questions and of exams ask for them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index question_check_error on question (id) where check_error`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop index question_check_error`.execute(database);
}
