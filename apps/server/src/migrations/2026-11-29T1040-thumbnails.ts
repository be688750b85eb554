import { type Kysely, sql } from 'kysely';

const statements = [
  // Without a thumbnail: there is none to be had of the file.
  `create table file_thumbnail (
    file_id uuid primary key references file on delete cascade,
    thumbnail_id uuid references file on delete set null,
    created_at timestamptz not null
  )`,
  `create index file_thumbnail_file on file_thumbnail (thumbnail_id) where thumbnail_id is not null`,
  // It goes with the file that it is of.
  `create function file_thumbnail_gone() returns trigger language plpgsql as $$
    begin delete from file where id = old.thumbnail_id; return null; end $$`,
  `create trigger file_thumbnail_gone after delete on file_thumbnail for each row
    when (old.thumbnail_id is not null) execute function file_thumbnail_gone()`,
];

/** Small pictures of pictures, made when they are first asked for. */
export async function up(database: Kysely<unknown>): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`delete from file where id in (select thumbnail_id from file_thumbnail)`.execute(database);
  await sql`drop table file_thumbnail`.execute(database);
  await sql`drop function file_thumbnail_gone()`.execute(database);
}
