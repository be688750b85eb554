import { type Kysely, sql } from 'kysely';

const statements = [
  `create table upload (
    id uuid primary key,
    created_by bigint not null references user_account on delete cascade,
    company_id bigint references company on delete cascade,
    purpose text not null,
    name text not null,
    size bigint not null check (size > 0),
    type text,
    sha256 bytea,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    held_by uuid,
    held_until timestamptz,
    is_asked_for boolean not null default false,
    check ((type is null) = (sha256 is null))
  )`,
  `create index upload_created_by on upload (created_by)`,
  `create index upload_company on upload (company_id)`,
  `create index upload_expires on upload (expires_at)`,
  // The bytes of an upload that no file has taken are loose.
  `create function upload_gone() returns trigger language plpgsql as $$
    begin insert into loose_file select id, now() from gone where not exists (select from file where file.id = gone.id)
      on conflict do nothing; return null; end $$`,
  `create trigger upload_gone after delete on upload referencing old table as gone
    for each statement execute function upload_gone()`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table upload`.execute(database);
  await sql`drop function upload_gone()`.execute(database);
}
