import { type Kysely, sql } from 'kysely';

/** The branch of a unit and of a project is found whatever its marks, as names are. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table company add column field_words tsvector generated always as (search_words(field)) stored`.execute(
    database,
  );
  await sql`alter table project add column field_words tsvector generated always as (search_words(field)) stored`.execute(
    database,
  );
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table company drop column field_words`.execute(database);
  await sql`alter table project drop column field_words`.execute(database);
}
