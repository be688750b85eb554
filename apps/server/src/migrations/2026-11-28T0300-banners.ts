import { type Kysely, sql } from 'kysely';

const statements = [
  `create table banner (id bigint generated always as identity primary key,
    image_file uuid not null references file,
    image text generated always as ('/api/files/' || image_file::text) stored,
    alt_text text not null, alt_words tsvector generated always as (search_words(alt_text)) stored,
    path text not null, starts_at timestamptz, ends_at timestamptz,
    roles text[] not null, everywhere boolean not null, position integer not null,
    created_by bigint references user_account on delete set null, created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(), version integer not null default 1,
    check (starts_at is null or ends_at is null or ends_at > starts_at))`,
  `create index banner_image_file on banner (image_file)`,
  `create index banner_created_by on banner (created_by)`,
  // Those of a deleted unit go with it; a banner that was for this unit alone is then for nobody.
  `create table banner_company (banner_id bigint not null references banner on delete cascade,
    company_id bigint not null references company on delete cascade, primary key (banner_id, company_id))`,
  `create index banner_company_company on banner_company (company_id)`,
];

/** Pictures on the overview, for some roles and units and some time. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table banner_company, banner`.execute(database);
}
