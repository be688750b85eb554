import { type Kysely, sql } from 'kysely';

/** A trigger function that adds the rows of a query to those whose results are to be computed. */
const addsDue = (name: string, query: string) =>
  `create function ${name}() returns trigger language plpgsql as $$
    begin insert into course_result_due (classroom_id, user_id) ${query}; return null; end $$`;

/** Calls a function with the rows that a statement has added to a table, or deleted from it. */
const onRows = (event: 'insert' | 'delete', table: string, name: string) =>
  `create trigger course_result_after_${event} after ${event} on ${table}
    referencing ${event === 'insert' ? 'new' : 'old'} table as changed for each statement execute function ${name}()`;

/** Who has extra time may hold back the results of the whole class. */
const ofAttempt = (row: 'new' | 'old') => `
  select classroom_id, case when show_score = 'ended' and ${row}.deadline > ends_at then null else ${row}.user_id end
  from assignment where id = ${row}.assignment_id`;

const functions = {
  course_result_of_student: 'select classroom_id, user_id from changed',
  course_result_of_class: 'select new.id, null',
  course_result_of_taught: 'select distinct classroom_id, null::bigint from changed',
  course_result_of_lesson: 'select new.classroom_id, new.user_id',
  course_result_of_assignment: 'select new.classroom_id, null',
  course_result_of_participant: `select classroom_id, user_id from changed join assignment on assignment.id = assignment_id`,
  course_result_of_attempt: ofAttempt('new'),
  course_result_of_reset: ofAttempt('old'),
  // Of the thresholds of a class.
  course_result_of_correction: 'select new.classroom_id, null where new.classroom_id is not null',
  // Nobody waits for a lesson that cannot be played.
  course_result_of_rendition: `select distinct session.classroom_id, null::bigint from lesson_file
    join classroom_session session on session.lesson_id = lesson_file.lesson_id
    where lesson_file.file_id = new.file_id and is_main`,
};

const triggers = [
  onRows('insert', 'classroom_student', 'course_result_of_student'),
  `create trigger course_result_after_update after update of starts_at, ends_at, published on classroom for each row
    when ((old.starts_at, old.ends_at, old.published) is distinct from (new.starts_at, new.ends_at, new.published))
    execute function course_result_of_class()`,
  onRows('insert', 'classroom_chapter_exam', 'course_result_of_taught'),
  onRows('delete', 'classroom_chapter_exam', 'course_result_of_taught'),
  `create trigger course_result_after_update after update of completed_at on lesson_progress for each row
    when (old.completed_at is distinct from new.completed_at) execute function course_result_of_lesson()`,
  onRows('insert', 'assignment', 'course_result_of_taught'),
  onRows('delete', 'assignment', 'course_result_of_taught'),
  `create trigger course_result_after_update after update of starts_at, ends_at, retakes, show_score, everyone, is_final
    on assignment for each row execute function course_result_of_assignment()`,
  onRows('insert', 'assignment_participant', 'course_result_of_participant'),
  onRows('delete', 'assignment_participant', 'course_result_of_participant'),
  // A save changes none of these.
  `create trigger course_result_after_update after update of state, final_score, sealed_at, deadline on attempt for each row
    when ((old.state, old.final_score, old.sealed_at, old.deadline)
      is distinct from (new.state, new.final_score, new.sealed_at, new.deadline)) execute function course_result_of_attempt()`,
  `create trigger course_result_after_delete after delete on attempt for each row execute function course_result_of_reset()`,
  `create trigger course_result_after_change after insert or update of undone_at on correction for each row
    execute function course_result_of_correction()`,
  `create trigger course_result_after_update after update of state, reason on file_rendition for each row
    when (new.state in ('failed', 'impossible') or old.state in ('failed', 'impossible') or new.reason is distinct from old.reason)
    execute function course_result_of_rendition()`,
];

/**
 * What students have reached in their classes. Whatever may change it leaves a row in `course_result_due`, by triggers, so that no
 * statement can forget it; a job computes the results and deletes the rows. These are only ever added, so that nobody waits for
 * another, and refer to nothing, so that what is deleted may leave one.
 */
const statements = [
  `create table course_result (classroom_id bigint not null, user_id bigint not null,
    completion text not null check (completion in ('not_completed', 'unfinished', 'completed', 'pass', 'not_pass')),
    score numeric(5,2), rating text check (rating in ('excellent', 'good', 'average')), certificate boolean not null,
    completed_at timestamptz, updated_at timestamptz not null, primary key (classroom_id, user_id),
    foreign key (classroom_id, user_id) references classroom_student on delete cascade)`,
  `create index course_result_student on course_result (user_id)`,

  // Without a student: all of the class.
  `create table course_result_due (id bigint generated always as identity primary key, classroom_id bigint not null,
    user_id bigint)`,
  `create index course_result_due_class on course_result_due (classroom_id)`,
  `insert into course_result_due (classroom_id) select id from classroom where course_id is not null`,

  // The moment up to which the ends of classes and exams have been handled.
  `create table course_result_clock (id integer primary key default 1 check (id = 1), handled_to timestamptz not null)`,
  `create index classroom_ends on classroom (ends_at)`,
  `create index assignment_ends on assignment (ends_at)`,

  ...Object.entries(functions).map(([name, query]) => addsDue(name, query)),
  ...triggers,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  for (const name of Object.keys(functions)) await sql.raw(`drop function ${name} cascade`).execute(database);
  await sql`drop table course_result, course_result_due, course_result_clock`.execute(database);
  await sql`drop index classroom_ends, assignment_ends`.execute(database);
}
