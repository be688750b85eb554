import { type RawBuilder, sql } from 'kysely';
import { visibleCourses } from '../courses/courses.ts';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';

const classesOf = (condition: RawBuilder<boolean>) =>
  sql<number>`(select count(*)::int from classroom where course_id = course.id and ${condition})`;

/** Each person is counted once, in however many classes of the course. */
const studentCount = sql<number>`(select count(distinct classroom_student.user_id)::int from classroom
  join classroom_student on classroom_student.classroom_id = classroom.id where classroom.course_id = course.id)`;

/** The business courses that the caller manages or takes part in, with their classes and students. */
export const businessCourseList = defineList('listBusinessCourses', {
  from: (database: Database, context: ListContext<'listBusinessCourses'>) =>
    visibleCourses(database, context).where('course.kind', '=', 'business'),
  id: 'course.id',
  unit: null,
  fields: {
    course_name: { kind: 'text', column: 'course.name_words' },
    course_code: { kind: 'code', column: 'course.code' },
    project_id: { kind: 'id', column: 'course.project_id' },
    company_id: { kind: 'id', column: 'course.company_id' },
    id: { kind: 'id', column: 'course.id' },
  },
  fixedField: 'id',
  sorts: { course_name: 'course.sort_key', updated_at: 'course.updated_at' },
  select: (database: Database, { now }: ListContext<'listBusinessCourses'>) =>
    database
      .selectFrom('course')
      .innerJoin('project', 'project.id', 'course.project_id')
      .innerJoin('company', 'company.id', 'course.company_id')
      .select(['course.id', 'course.name as course_name', 'course.code as course_code'])
      .select(['course.project_id', 'project.name as project_name'])
      .select(['course.company_id', 'company.name as company_name'])
      .select([
        classesOf(sql`true`).as('class_count'),
        classesOf(sql`starts_at <= ${now} and ends_at > ${now}`).as('running_class_count'),
        classesOf(sql`ends_at <= ${now}`).as('ended_class_count'),
        studentCount.as('student_count'),
      ]),
  row: (row) => row,
});
