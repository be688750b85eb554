import { type Kysely, sql } from 'kysely';

/** Copies are looked up by their original: a key waits for exams with a copy of its question. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index question_copied_from on question (copied_from) where copied_from is not null`.execute(
    database,
  );
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop index question_copied_from`.execute(database);
}
