import { type Kysely, sql } from 'kysely';

/** Imports take turns by when they had the last one; the digest of what was sent tells a repeated start from another one. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table import_run add column digest text, add column file_bytes integer not null default 0,
    add column turn_at timestamptz not null default now()`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table import_run drop column digest, drop column file_bytes, drop column turn_at`.execute(
    database,
  );
}
