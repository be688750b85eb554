import { type Kysely, sql } from 'kysely';

/**
 * Corrections of assigned exams. An exam in use never changes: a correction is a record of its own, by which the stored answers
 * are marked again. `remarked_to` is the last attempt that this has reached.
 */
const statements = [
  `create table correction (id bigint generated always as identity primary key,
    assignment_id bigint not null references assignment on delete cascade, change jsonb not null, reason text not null,
    created_by bigint not null references user_account, created_at timestamptz not null,
    undone_by bigint references user_account, undone_at timestamptz,
    remarked_to bigint not null default 0, settled boolean not null default false)`,
  `create index correction_assignment on correction (assignment_id, id)`,
  `create index correction_created_by on correction (created_by)`,
  `create index correction_undone_by on correction (undone_by) where undone_by is not null`,
  `create index correction_unsettled on correction (id) where not settled`,
  `create table correction_move (correction_id bigint not null references correction on delete cascade,
    attempt_id bigint not null, before numeric(6,2) not null, after numeric(6,2) not null,
    primary key (correction_id, attempt_id))`,
  `alter table answer_mark add column worth numeric(6,2)`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table answer_mark drop column worth`.execute(database);
  await sql`drop table correction_move, correction`.execute(database);
}
