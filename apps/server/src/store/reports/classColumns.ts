import { type RawBuilder, sql } from 'kysely';
import { idOf } from '../lists/fieldConditions.ts';
import { visibleClasses } from '../classes/classes.ts';
import type { Database } from '../database.ts';
import type { OwnCondition, ReportContext } from './ReportSource.ts';

/** The classes that the caller may see, as `classroom`, with their course, project and unit. */
export function classesFrom(database: Database, { caller }: ReportContext): RawBuilder<unknown> {
  return sql`${visibleClasses(database, { caller }).selectAll('classroom')} as classroom
    join course on course.id = classroom.course_id
    join project on project.id = classroom.project_id
    join company on company.id = classroom.company_id`;
}

/** Of what begins and ends, at a moment: mirrors `timingOf` of the domain. */
export const timingAt = (table: string, now: Date): RawBuilder<unknown> =>
  sql`case when ${sql.ref(`${table}.starts_at`)} > ${now}::timestamptz then 'not_started'
    when ${sql.ref(`${table}.ends_at`)} > ${now}::timestamptz then 'happening' else 'finished' end`;

/** What columns and filters of reports about classes need of `classesFrom`. */
export function classColumns({ now }: ReportContext): RawBuilder<unknown> {
  return sql`classroom.id as class_id, classroom.name as class_name, classroom.sort_key as class_sort,
    classroom.name_words as class_words, classroom.id as classroom_id,
    course.id as course_id, course.name as course_name, course.sort_key as course_sort, course.name_words as course_words,
    project.id as project_id, project.name as project_name,
    company.id as unit_id, company.name as unit_name, company.id as company_id,
    ${timingAt('classroom', now)} as timing, classroom.starts_at, classroom.ends_at`;
}

/** The classes that one of these teachers teaches, not only as the first. */
export const taughtBy: OwnCondition = {
  columns: ['classroom_id'],
  condition: (teachers) => sql<boolean>`exists (select from classroom_teacher
    where classroom_teacher.classroom_id = report.classroom_id
      and classroom_teacher.user_id in (${sql.join(teachers.map(idOf))}))`,
};

/** The columns of an account under its alias. */
export function personColumns(column: string, alias: string): RawBuilder<unknown> {
  const of = (name: string) => sql.ref(`${alias}.${name}`);
  const as = (name: string) => sql.ref(`${column}_${name}`);
  return sql`${of('id')} as ${as('id')}, ${of('name')} as ${as('name')}, ${of('avatar')} as ${as('avatar')},
    ${of('given_name_key')} collate "C" as ${as('sort')}, ${of('name_words')} as ${as('words')}`;
}

/** Of `course_result`: the states in which nothing is left to do and no score is missed. */
export const isReached = sql<boolean>`course_result.completion in ('completed', 'pass')`;
