import { type Kysely, sql } from 'kysely';

/** How hard the author of a question thinks it is, for exams that are drawn: null where nobody has said. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table question add column difficulty text
    constraint question_difficulty check (difficulty in ('easy', 'medium', 'hard'))`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table question drop column difficulty`.execute(database);
}
