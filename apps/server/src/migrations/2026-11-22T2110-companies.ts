import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What an organisation does; changes are told apart by a version; units are listed by age. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table company add column field text, add column version integer not null default 1`.execute(
    database,
  );
  await sql`create index company_made on company (created_at, id)`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop index company_made`.execute(database);
  await sql`alter table company drop column field, drop column version`.execute(database);
}
