import { type Kysely, sql } from 'kysely';

/**
 * Scores that were entered from a file, one for each student of an assigned exam. Whatever changes one leaves the student among those
 * whose results are to be computed. `import_id` names the import that wrote it last, which is forgotten before the score is.
 */
const statements = [
  `create table entered_score (id bigint generated always as identity primary key,
    assignment_id bigint not null references assignment, user_id bigint not null references user_account,
    score numeric(5,2) not null check (score between 0 and 100), reason text not null,
    entered_by bigint not null references user_account, entered_at timestamptz not null, import_id uuid not null,
    unique (assignment_id, user_id))`,
  `create index entered_score_user on entered_score (user_id)`,
  `create index entered_score_entered_by on entered_score (entered_by)`,
  `create function course_result_of_entered() returns trigger language plpgsql as $$
    begin insert into course_result_due (classroom_id, user_id)
      select classroom_id, user_id from changed join assignment on assignment.id = assignment_id; return null; end $$`,
  ...(['insert', 'update', 'delete'] as const).map(
    (event) => `create trigger course_result_after_${event} after ${event} on entered_score
      referencing ${event === 'delete' ? 'old' : 'new'} table as changed for each statement
      execute function course_result_of_entered()`,
  ),
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table entered_score`.execute(database);
  await sql`drop function course_result_of_entered`.execute(database);
}
