import { type Kysely, sql } from 'kysely';

const times = `check (%s in ('at_once', 'no_attempt_left', 'ended', 'never'))`;
const columns = [
  ['show_score', 'at_once'],
  ['show_answers', 'at_once'],
  ['show_key', 'ended'],
] as const;

/** When students see their score, their answers and the key. Exams assigned before hide the key until their end too. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const [column, initial] of columns)
    await sql
      .raw(
        `alter table assignment add column ${column} text not null default '${initial}' ${times.replace('%s', column)}`,
      )
      .execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  for (const [column] of columns)
    await sql.raw(`alter table assignment drop column ${column}`).execute(database);
}
