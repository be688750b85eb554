import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { chosenTimings } from './chosenTimings.ts';
import { namedClasses, shownClass, visibleClasses } from './classes.ts';
import { timingCondition } from './timingCondition.ts';

const studentCount = sql<number>`(select count(*)::int from classroom_student where classroom_id = classroom.id)`;
const assignmentCount = sql<number>`(select count(*)::int from assignment where classroom_id = classroom.id)`;

/** Classes to which one of these exams is assigned. */
const assignedExam = (exams: readonly string[]) =>
  sql<boolean>`exists (
    select from assignment
    where assignment.classroom_id = classroom.id and assignment.exam_id::text in (${sql.join(exams)})
  )`;

const taughtBy = (teachers: readonly string[]) =>
  sql<boolean>`exists (
    select from classroom_teacher
    where classroom_teacher.classroom_id = classroom.id and user_id::text in (${sql.join(teachers)})
  )`;

/** The classes that the caller teaches, attends, or manages through the unit. */
export const classList = defineList('listClasses', {
  from: (database: Database, context: ListContext<'listClasses'>) =>
    visibleClasses(database, context).where(timingCondition(chosenTimings(context.query), context.now)),
  id: 'classroom.id',
  unit: null,
  fields: {
    classroom_name: { kind: 'text', column: 'classroom.name_words' },
    classroom_code: { kind: 'code', column: 'classroom.code' },
    company_id: { kind: 'id', column: 'classroom.company_id' },
    project_id: { kind: 'id', column: 'classroom.project_id' },
    course_id: { kind: 'id', column: 'classroom.course_id' },
    teacher_id: { kind: 'custom', condition: taughtBy },
    survey_id: { kind: 'custom', condition: assignedExam },
    classroom_start_time: { kind: 'time', column: 'classroom.starts_at' },
    classroom_end_time: { kind: 'time', column: 'classroom.ends_at' },
    timing: { kind: 'custom', condition: (timings, { now }) => timingCondition(timings, now) },
  },
  fixedField: 'timing',
  sorts: { classroom_name: 'classroom.sort_key', classroom_start_time: 'classroom.starts_at' },
  select: (database: Database) =>
    namedClasses(database).select([studentCount.as('student_count'), assignmentCount.as('assignment_count')]),
  row: (row, { now }) => shownClass(row, now),
});
