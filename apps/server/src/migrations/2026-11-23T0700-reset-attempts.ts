import { type Kysely, sql } from 'kysely';

/**
 * Attempts that were reset. They leave `attempt`, so that nothing that counts attempts can forget to leave them out; their
 * answers, marks and log stay where they are, under the same id.
 */
const statements = [
  `create table reset_attempt (id bigint primary key, assignment_id bigint not null references assignment,
    user_id bigint not null references user_account, number integer not null,
    state text not null check (state in ('submitted', 'marked')), started_at timestamptz not null,
    deadline timestamptz not null, submitted_at timestamptz, submitted_by text, sealed_at timestamptz, seed text not null,
    epoch uuid not null, server_seq integer not null, journals jsonb not null, scores jsonb, score numeric(6,2),
    final_score numeric(6,2), waiting_questions integer not null,
    retake text not null check (retake in ('again', 'none')), reason text,
    reset_by bigint not null references user_account, reset_at timestamptz not null)`,
  `create index reset_attempt_assignment on reset_attempt (assignment_id, user_id, number)`,
  `create index reset_attempt_user on reset_attempt (user_id)`,
  `create index reset_attempt_reset_by on reset_attempt (reset_by)`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table reset_attempt`.execute(database);
}
