import { type Kysely, sql } from 'kysely';

/** Exams have had a version from the beginning, but not who saved it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table question add column version integer not null default 1`.execute(database);
  for (const table of ['exam', 'question'])
    for (const statement of [
      `alter table ${table} add column updated_by bigint references user_account on delete set null`,
      `create index ${table}_updated_by on ${table} (updated_by) where updated_by is not null`,
    ])
      // oxlint-disable-next-line no-await-in-loop -- one table after the other
      await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table question drop column version, drop column updated_by`.execute(database);
  await sql`alter table exam drop column updated_by`.execute(database);
}
