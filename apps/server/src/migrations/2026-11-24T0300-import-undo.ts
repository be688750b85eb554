import { type Kysely, sql } from 'kysely';

/** What each row of an import has made or changed is kept, so that the import can be undone as a whole. */
const statements = [
  `create table import_change (import_id uuid not null references import_run on delete cascade, row integer not null,
    subject_id bigint not null, before jsonb, after jsonb, primary key (import_id, row))`,
  // An import older than this has not kept what it made.
  `alter table import_run
    add column changed integer not null default 0,
    add column is_undoable boolean not null default false,
    add column undone integer not null default 0,
    add column kept integer not null default 0,
    add column undone_at timestamptz`,
  `create index import_run_undoing on import_run (turn_at) where state = 'undoing'`,
  `create or replace trigger import_run_topic
    after insert or delete or update of state, total, read, finished_at, undone, kept on import_run
    for each row execute function import_run_changed()`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`create or replace trigger import_run_topic after insert or delete or update of state, total, read, finished_at
    on import_run for each row execute function import_run_changed()`.execute(database);
  await sql`drop table import_change`.execute(database);
  await sql`alter table import_run drop column changed, drop column is_undoable, drop column undone, drop column kept,
    drop column undone_at`.execute(database);
}
