import { type Kysely, sql } from 'kysely';
import { foldedSql } from './namedTable.ts';

/** A class keeps the ids that the nodes have in its course. */
const nodes = `classroom_id bigint not null references classroom on delete cascade, id uuid not null,
  position integer not null, primary key (classroom_id, id)`;
const item = `chapter_id uuid not null,
  foreign key (classroom_id, chapter_id) references classroom_chapter on delete cascade`;

const statements = [
  // Names and codes that look the same were possible before.
  `update classroom set name = name || ' (' || code || ')' where exists (select from classroom other
    where other.course_id = classroom.course_id and other.id < classroom.id
      and ${foldedSql('other.name')} = ${foldedSql('classroom.name')})`,
  `update classroom set code = code || '-' || id where exists (select from classroom other
    where other.company_id = classroom.company_id and other.id < classroom.id
      and lower(other.code) = lower(classroom.code))`,
  `alter table classroom
    add column name_fold text generated always as (${foldedSql('name')}) stored,
    add column published boolean not null default true,
    add column updated_by bigint references user_account on delete set null,
    add column version integer not null default 1`,
  `create unique index classroom_name on classroom (course_id, name_fold)`,
  `create unique index classroom_code on classroom (company_id, lower(code))`,
  `create index classroom_updated_by on classroom (updated_by) where updated_by is not null`,

  `create table classroom_course_copy (classroom_id bigint primary key references classroom on delete cascade,
    name text not null, code text not null, kind text not null, level text, description text not null,
    benefits text not null, introduction text not null, trailer_video text, completion_score numeric(5, 2),
    certificate_score numeric(5, 2), excellent numeric(5, 2), good numeric(5, 2), average numeric(5, 2),
    final_exam_id bigint references exam, completion_days integer)`,
  `create index classroom_course_copy_final_exam on classroom_course_copy (final_exam_id) where final_exam_id is not null`,
  `create table classroom_chapter (${nodes}, name text not null)`,
  `create table classroom_session (${nodes}, ${item}, name text not null, kind text not null)`,
  `create table classroom_chapter_exam (${nodes}, ${item}, exam_id bigint not null references exam,
    weight numeric(5, 2) not null)`,
  `create index classroom_session_chapter on classroom_session (classroom_id, chapter_id)`,
  `create index classroom_chapter_exam_chapter on classroom_chapter_exam (classroom_id, chapter_id)`,
  `create index classroom_chapter_exam_exam on classroom_chapter_exam (exam_id)`,

  // Existing classes keep what their courses are now.
  `insert into classroom_course_copy select classroom.id, course.name, course.code, kind, level, description, benefits,
    introduction, trailer_video, completion_score, certificate_score, excellent, good, average, final_exam_id,
    completion_days from classroom join course on course.id = classroom.course_id`,
  `insert into classroom_chapter (classroom_id, id, position, name)
    select classroom.id, node.id, node.position, node.name
    from classroom join course_chapter node on node.course_id = classroom.course_id`,
  `insert into classroom_session (classroom_id, id, chapter_id, position, name, kind)
    select classroom.id, node.id, node.chapter_id, node.position, node.name, node.kind
    from classroom join course_session node on node.course_id = classroom.course_id`,
  `insert into classroom_chapter_exam (classroom_id, id, chapter_id, position, exam_id, weight)
    select classroom.id, node.id, node.chapter_id, node.position, node.exam_id, node.weight
    from classroom join course_chapter_exam node on node.course_id = classroom.course_id`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  const undone = [
    `drop table classroom_chapter_exam, classroom_session, classroom_chapter, classroom_course_copy`,
    `alter table classroom drop column name_fold, drop column published, drop column updated_by, drop column version`,
    `drop index classroom_code`,
  ];
  for (const statement of undone) await sql.raw(statement).execute(database);
}
