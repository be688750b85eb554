import { type Kysely, sql } from 'kysely';

const statements = [
  // How often a student has opened the packaged course of a lesson: what it keeps belongs to the last opening.
  'alter table lesson_progress add column opening integer not null default 0',
  `create table package_part (user_id bigint not null, classroom_id bigint not null, session_id uuid not null, part_id text not null,
    opening integer not null, number integer not null, state text not null, is_completed boolean not null, score double precision,
    updated_at timestamptz not null, primary key (user_id, classroom_id, session_id, part_id),
    foreign key (user_id, classroom_id, session_id) references lesson_progress on delete cascade)`,
  // Whose session may read the files of a package, by an address that nobody else knows.
  `create table package_grant (key_hash bytea primary key, session_hash bytea not null references session on delete cascade,
    file_id uuid not null references file on delete cascade, created_at timestamptz not null)`,
  'create index package_grant_session on package_grant (session_hash)',
  'create index package_grant_file on package_grant (file_id)',
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table package_grant`.execute(database);
  await sql`drop table package_part`.execute(database);
  await sql`alter table lesson_progress drop column opening`.execute(database);
}
