import { type Kysely, sql } from 'kysely';

/** Imports are jobs: their file, progress, refused rows and failure are stored. */
const statements = [
  `alter table import_run
    add column state text not null default 'done',
    add column file_name text not null default '',
    add column options jsonb not null default '{}',
    add column sheet jsonb,
    add column total integer,
    add column read integer not null default 0,
    add column last_row integer not null default 0,
    add column repeated integer not null default 0,
    add column refused integer not null default 0,
    add column failure jsonb,
    add column tries integer not null default 0,
    add column claimed_by uuid,
    add column leased_until timestamptz,
    add column finished_at timestamptz`,
  `create index import_run_of_person on import_run (created_by, kind, created_at desc)`,
  `create index import_run_unfinished on import_run (created_at) where state in ('waiting', 'running')`,
  `create table import_file (import_id uuid not null references import_run on delete cascade, part integer not null,
    bytes bytea not null, primary key (import_id, part))`,
  `create table import_refused (import_id uuid not null references import_run on delete cascade, row integer not null,
    name text not null, cells jsonb not null, errors jsonb not null, primary key (import_id, row))`,
  `create function import_run_changed() returns trigger language plpgsql as $$
    begin perform bump_topic('imports:' || coalesce(new.created_by, old.created_by)); return null; end $$`,
  // Not when a lease is renewed: nobody sees that.
  `create trigger import_run_topic after insert or delete or update of state, total, read, finished_at on import_run
    for each row execute function import_run_changed()`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop trigger import_run_topic on import_run`.execute(database);
  await sql`drop function import_run_changed()`.execute(database);
  await sql`drop table import_refused, import_file`.execute(database);
  await sql`drop index import_run_of_person, import_run_unfinished`.execute(database);
  await sql`alter table import_run drop column state, drop column file_name, drop column options, drop column sheet,
    drop column total, drop column read, drop column last_row, drop column repeated, drop column refused, drop column failure,
    drop column tries, drop column claimed_by, drop column leased_until, drop column finished_at`.execute(
    database,
  );
}
