import { type Kysely, sql } from 'kysely';

const statements = [
  `create table online_classroom (id bigint generated always as identity primary key,
    classroom_id bigint not null references classroom on delete cascade, name text not null,
    name_words tsvector generated always as (search_words(name)) stored, url text not null,
    provider text not null check (provider in ('zoom', 'google-meet', 'microsoft-teams')), meeting_code text,
    starts_at timestamptz not null, version integer not null default 1,
    created_by bigint references user_account on delete set null,
    created_at timestamptz not null default now(), updated_at timestamptz not null default now())`,
  `create index online_classroom_class on online_classroom (classroom_id, starts_at, id)`,
  `create index online_classroom_created_by on online_classroom (created_by) where created_by is not null`,
  `create table online_classroom_student (
    online_classroom_id bigint not null references online_classroom on delete cascade,
    user_id bigint not null references user_account on delete cascade, primary key (online_classroom_id, user_id))`,
  `create index online_classroom_student_user on online_classroom_student (user_id)`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table online_classroom_student, online_classroom`.execute(database);
}
