import { type Kysely, sql } from 'kysely';

const statements = [
  `create table file_rendition (
    file_id uuid primary key references file on delete cascade,
    target text check (target in ('pdf', 'mp4')),
    state text not null check (state in ('not_needed', 'waiting', 'running', 'ready', 'failed', 'impossible')),
    reason text,
    rendition_id uuid references file on delete set null,
    seconds double precision,
    tries integer not null default 0,
    claimed_by uuid,
    leased_until timestamptz,
    created_at timestamptz not null
  )`,
  `create index file_rendition_file on file_rendition (rendition_id) where rendition_id is not null`,
  `create index file_rendition_open on file_rendition (created_at) where state in ('waiting', 'running')`,
  // A rendition goes with the file that it is of.
  `create function file_rendition_gone() returns trigger language plpgsql as $$
    begin delete from file where id = old.rendition_id; return null; end $$`,
  `create trigger file_rendition_gone after delete on file_rendition for each row
    when (old.rendition_id is not null) execute function file_rendition_gone()`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table file_rendition`.execute(database);
  await sql`drop function file_rendition_gone()`.execute(database);
}
