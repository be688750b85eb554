import { classTimings } from '@sen/domain/classes/timing';
import { sql } from 'kysely';
import { ofCategories } from '../categories/ofCategories.ts';
import { chosenTimings } from '../classes/chosenTimings.ts';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { courseKindCondition } from './courseKindCondition.ts';
import { courseTimingCondition } from './courseTimingCondition.ts';
import { courseRow, courseRows, visibleCourses } from './courses.ts';

/** Somebody waits for a place in a class of the course, or, of a free course, in one that is yet to be chosen. */
const isAskedFor = sql<boolean>`(exists (
  select from registration_request join classroom on classroom.id = asked_class_id
  where classroom.course_id = course.id and registration_request.status = 'pending'
) or exists (
  select from registration_request as request
  where request.course_id = course.id and request.kind = 'free_course' and request.status = 'pending'
))`;

/** The courses that the caller manages or takes part in. */
export const courseList = defineList('listCourses', {
  from: (database: Database, context: ListContext<'listCourses'>) =>
    visibleCourses(database, context)
      .where(courseKindCondition(context.query))
      .where(courseTimingCondition(chosenTimings(context.query), context.now))
      .$if(context.query.status === 'Request', (query) => query.where(isAskedFor)),
  id: 'course.id',
  unit: null,
  fields: {
    course_name: { kind: 'text', column: 'course.name_words' },
    course_code: { kind: 'code', column: 'course.code' },
    kind: { kind: 'enum', column: 'course.kind' },
    level: { kind: 'enum', column: 'course.level' },
    field: { kind: 'custom', condition: (ids) => ofCategories('course.category_id', ids) },
    project_id: { kind: 'id', column: 'course.project_id' },
    company_id: { kind: 'id', column: 'course.company_id' },
    teacher_id: { kind: 'id', column: 'course.teacher_id' },
    start_time: { kind: 'time', column: 'course.start_time' },
    updated_at: { kind: 'time', column: 'course.updated_at' },
    timing: {
      kind: 'custom',
      condition: (timings, { now }) => courseTimingCondition(timings, now),
      takes: (keyword) => classTimings.some((timing) => timing === keyword),
    },
    id: { kind: 'id', column: 'course.id' },
  },
  fixedField: 'id',
  sorts: {
    course_name: 'course.sort_key',
    course_code: 'course.code',
    start_time: { by: 'course.start_time', nulls: 'last' },
    updated_at: 'course.updated_at',
  },
  select: (database: Database) => courseRows(database),
  row: courseRow,
});
