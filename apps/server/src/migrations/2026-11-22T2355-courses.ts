import { type Kysely, sql } from 'kysely';
import { foldedSql } from './namedTable.ts';

/** The node ids of a course are its own: a copy of the course keeps them, so that it is one `insert … select` for each table. */
const nodes = `course_id bigint not null references course on delete cascade, id uuid not null, primary key (course_id, id)`;
const item = `chapter_id uuid not null, position integer not null,
  foreign key (course_id, chapter_id) references course_chapter on delete cascade`;

const statements = [
  // Names and codes that look the same were possible before.
  `update course set name = name || ' (' || code || ')' where exists (select from course other
    where other.project_id = course.project_id and other.id < course.id
      and ${foldedSql('other.name')} = ${foldedSql('course.name')})`,
  `update course set code = code || '-' || id where exists (select from course other
    where other.company_id = course.company_id and other.id < course.id and lower(other.code) = lower(course.code))`,
  `alter table course
    add column name_fold text generated always as (${foldedSql('name')}) stored,
    add column level text check (level in ('basic', 'advanced')),
    add column category_id bigint references category,
    add column benefits text not null default '',
    add column introduction text not null default '',
    add column trailer_video text,
    add column banner_file uuid references file,
    add column completion_score numeric(5, 2),
    add column certificate_score numeric(5, 2),
    add column excellent numeric(5, 2),
    add column good numeric(5, 2),
    add column average numeric(5, 2),
    add column final_exam_id bigint references exam,
    add column teacher_id bigint references user_account,
    add column start_time timestamptz,
    add column completion_days integer,
    add column updated_by bigint references user_account on delete set null,
    add column version integer not null default 1`,
  `alter table course add column banner text generated always as ('/api/files/' || banner_file::text) stored`,
  `create unique index course_name on course (project_id, name_fold)`,
  `create unique index course_code on course (company_id, lower(code))`,
  `create index course_company on course (company_id, updated_at, id)`,
  `create index course_category on course (category_id) where category_id is not null`,
  `create index course_banner_file on course (banner_file) where banner_file is not null`,
  `create index course_final_exam on course (final_exam_id) where final_exam_id is not null`,
  `create index course_teacher on course (teacher_id) where teacher_id is not null`,
  `create index course_updated_by on course (updated_by) where updated_by is not null`,
  `create index classroom_course on classroom (course_id)`,

  `create table course_chapter (${nodes}, position integer not null, name text not null)`,
  `create table course_session (${nodes}, ${item}, name text not null,
    kind text not null default 'lesson' check (kind in ('lesson', 'online')))`,
  `create table course_chapter_exam (${nodes}, ${item}, exam_id bigint not null references exam,
    weight numeric(5, 2) not null check (weight > 0))`,
  `create index course_session_chapter on course_session (course_id, chapter_id)`,
  `create index course_chapter_exam_chapter on course_chapter_exam (course_id, chapter_id)`,
  `create index course_chapter_exam_exam on course_chapter_exam (exam_id)`,

  // A banner belongs to its course, whoever uploaded it: the purposes are those of store/files/tables.ts.
  `alter table file alter column owner_id drop not null`,
  `alter table file drop constraint if exists file_purpose_check`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  const undone = [
    `drop table course_chapter_exam, course_session, course_chapter`,
    `drop index classroom_course, course_company, course_code, course_name`,
    `alter table course drop column banner`,
    `alter table course drop column name_fold, drop column level, drop column category_id, drop column benefits,
      drop column introduction, drop column trailer_video, drop column banner_file, drop column completion_score,
      drop column certificate_score, drop column excellent, drop column good, drop column average, drop column final_exam_id,
      drop column teacher_id, drop column start_time, drop column completion_days, drop column updated_by, drop column version`,
    `delete from file where owner_id is null`,
    `alter table file alter column owner_id set not null`,
  ];
  for (const statement of undone) await sql.raw(statement).execute(database);
}
