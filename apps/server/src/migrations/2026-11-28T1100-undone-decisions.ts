import { type Kysely, sql } from 'kysely';

/** What making a course public replaced, so that the decision can be undone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table registration_request add column replaced jsonb`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table registration_request drop column replaced`.execute(database);
}
