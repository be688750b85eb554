import { type Kysely, sql } from 'kysely';

const statements = [
  // From the first time that a student opens the lesson of a session.
  `create table lesson_progress (classroom_id bigint not null, session_id uuid not null,
    user_id bigint not null references user_account on delete cascade,
    position integer not null default 0, length integer, seen int4multirange not null default '{}',
    active_seconds integer not null default 0, opened_at timestamptz not null, last_at timestamptz not null,
    completed_at timestamptz, primary key (user_id, classroom_id, session_id),
    foreign key (classroom_id, session_id) references classroom_session on delete cascade) with (fillfactor = 80)`,
  `create index lesson_progress_session on lesson_progress (classroom_id, session_id)`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table lesson_progress`.execute(database);
}
