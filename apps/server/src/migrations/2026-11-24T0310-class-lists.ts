import { type Kysely, sql } from 'kysely';

/** The class whose students an import adds. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table import_run add column classroom_id bigint references classroom on delete cascade`.execute(
    database,
  );
  await sql`create index import_run_classroom on import_run (classroom_id) where classroom_id is not null`.execute(
    database,
  );
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table import_run drop column classroom_id`.execute(database);
}
