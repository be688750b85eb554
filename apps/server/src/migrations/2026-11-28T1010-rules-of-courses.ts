import { type Kysely, sql } from 'kysely';

const onUpdate = (table: string) => `create trigger course_result_after_update after update on ${table}
  referencing new table as changed for each statement execute function course_result_of_taught()`;

/**
 * Weights and scores of a course that were brought to its classes, with what each class had before. A result keeps what it was
 * computed from, so that the consequences of another rule are known without reading attempts.
 */
const statements = [
  `create table course_rule_change (id bigint generated always as identity primary key,
    course_id bigint not null references course on delete cascade, reason text not null,
    created_by bigint not null references user_account, created_at timestamptz not null,
    undone_by bigint references user_account, undone_at timestamptz,
    students integer not null, lost integer not null, gained integer not null, graded integer not null)`,
  `create index course_rule_change_course on course_rule_change (course_id, id)`,
  `create index course_rule_change_created_by on course_rule_change (created_by)`,
  `create index course_rule_change_undone_by on course_rule_change (undone_by) where undone_by is not null`,
  `create table course_rule_change_class (change_id bigint not null references course_rule_change on delete cascade,
    classroom_id bigint not null references classroom on delete cascade, before jsonb not null, after jsonb not null,
    primary key (change_id, classroom_id))`,
  `create index course_rule_change_class_classroom on course_rule_change_class (classroom_id)`,

  onUpdate('classroom_course_copy'),
  onUpdate('classroom_chapter_exam'),

  `alter table course_result add column facts text`,
  `insert into course_result_due (classroom_id) select id from classroom where course_id is not null`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table course_result drop column facts`.execute(database);
  await sql`drop trigger course_result_after_update on classroom_course_copy`.execute(database);
  await sql`drop trigger course_result_after_update on classroom_chapter_exam`.execute(database);
  await sql`drop table course_rule_change_class, course_rule_change`.execute(database);
}
