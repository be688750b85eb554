import { type Kysely, sql } from 'kysely';

/** Another rule leaves what results are computed from as it was, unless it is about other exams. */
const functions = {
  course_result_of_scores: `select changed.classroom_id, null::bigint, known.final_exam_id is not distinct from changed.final_exam_id
    from changed join known using (classroom_id)`,
  course_result_of_weights: `select classroom_id, null::bigint, bool_and(known.exam_id = changed.exam_id)
    from changed join known using (classroom_id, id) group by classroom_id`,
};

const triggers = [
  ['classroom_course_copy', 'course_result_of_scores'],
  ['classroom_chapter_exam', 'course_result_of_weights'],
] as const;

/** Results of which only the rule is another are computed from what is kept of them: nothing of attempts and lessons is read. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table course_result_due add column same_facts boolean not null default false`.execute(
    database,
  );
  for (const [name, query] of Object.entries(functions))
    await sql
      .raw(
        `create function ${name}() returns trigger language plpgsql as $$
          begin insert into course_result_due (classroom_id, user_id, same_facts) ${query}; return null; end $$`,
      )
      .execute(database);
  for (const [table, name] of triggers) {
    await sql.raw(`drop trigger course_result_after_update on ${table}`).execute(database);
    await sql
      .raw(
        `create trigger course_result_after_update after update on ${table}
          referencing old table as known new table as changed for each statement execute function ${name}()`,
      )
      .execute(database);
  }
}

export async function down(database: Kysely<unknown>): Promise<void> {
  for (const [table, name] of triggers) {
    await sql.raw(`drop function ${name} cascade`).execute(database);
    await sql
      .raw(
        `create trigger course_result_after_update after update on ${table}
          referencing new table as changed for each statement execute function course_result_of_taught()`,
      )
      .execute(database);
  }
  await sql`alter table course_result_due drop column same_facts`.execute(database);
}
