import { type Kysely, sql } from 'kysely';

const statements = [
  // A training has the people and the tests of a class, and neither a course nor a code.
  `alter table classroom alter column course_id drop not null, alter column project_id drop not null,
    alter column code drop not null, add constraint classroom_of_course
      check ((course_id is null) = (project_id is null) and (course_id is null) = (code is null))`,
  `create index classroom_trainings on classroom (company_id, starts_at, id) where course_id is null`,
  `create table training (classroom_id bigint primary key references classroom on delete cascade,
    subject text not null, description text not null, address text not null, province text not null,
    contact_name text not null,
    subject_words tsvector generated always as (search_words(subject)) stored,
    province_words tsvector generated always as (search_words(province)) stored, budget integer check (budget >= 0), count_student integer check (count_student > 0))`,

  // The occasion of a test before or after something is taught.
  `create table meeting (id bigint generated always as identity primary key,
    assignment_id bigint not null unique references assignment on delete cascade,
    kind text not null check (kind in ('pretest', 'posttest')))`,
];

export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  const undone = [
    `drop table meeting, training`,
    `delete from assignment where classroom_id in (select id from classroom where course_id is null)`,
    `delete from classroom where course_id is null`,
    `drop index classroom_trainings`,
    `alter table classroom drop constraint classroom_of_course, alter column course_id set not null,
      alter column project_id set not null, alter column code set not null`,
  ];
  for (const statement of undone) await sql.raw(statement).execute(database);
}
