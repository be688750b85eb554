import { type Kysely, sql } from 'kysely';

const byAccount = 'bigint references user_account on delete set null';

const statements = [
  // Of a code there is only its hash: who reads the database learns none that can be used.
  `create table activation_code (id bigint generated always as identity primary key,
    classroom_id bigint not null references classroom on delete cascade, number integer not null,
    code_hash bytea not null unique, note text, expires_at timestamptz not null,
    created_by ${byAccount}, created_at timestamptz not null default now(),
    used_by ${byAccount}, used_at timestamptz, withdrawn_by ${byAccount}, withdrawn_at timestamptz,
    unique (classroom_id, number))`,
  ...['created_by', 'used_by', 'withdrawn_by'].map(
    (column) =>
      `create index activation_code_${column} on activation_code (${column}) where ${column} is not null`,
  ),
  `create table course_review (id bigint generated always as identity primary key,
    course_id bigint not null references course on delete cascade,
    user_id bigint not null references user_account on delete cascade,
    stars integer not null check (stars between 1 and 5), text text not null,
    hidden_reason text, hidden_at timestamptz, hidden_by ${byAccount},
    created_at timestamptz not null default now(), updated_at timestamptz not null default now(),
    unique (course_id, user_id))`,
  `create index course_review_newest on course_review (course_id, created_at, id)`,
  `create index course_review_user on course_review (user_id)`,
  `create index course_review_hidden_by on course_review (hidden_by) where hidden_by is not null`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table course_review, activation_code`.execute(database);
}
