import { sql } from 'kysely';
import type { CourseRegistration } from '@sen/api/contract/model';
import type { Caller } from '../../auth/Caller.ts';
import { chosenTimings } from '../classes/chosenTimings.ts';
import { namedClasses, shownClass, visibleClasses } from '../classes/classes.ts';
import { timingCondition } from '../classes/timingCondition.ts';
import { courseKindCondition } from '../courses/courseKindCondition.ts';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { completionsOf } from '../completion/completionFacts.ts';

type Context = ListContext<'listMyCourses'>;

const isAskedFor = sql<boolean>`exists (select from registration_request
  where asked_class_id = classroom.id and status = 'pending')`;

const attends = (userId: string) =>
  sql<boolean>`exists (select from classroom_student where classroom_id = classroom.id and user_id = ${userId})`;

/** The student has asked for a place, waits, and has got none in another way. */
const awaits = (userId: string) => sql<boolean>`(exists (select from registration_request
  where asked_class_id = classroom.id and user_id = ${userId} and status = 'pending') and not ${attends(userId)})`;

/** The classes that the caller teaches, manages or attends, and for a student those the student waits for. */
function ownClasses(database: Database, { caller }: { caller: Caller }) {
  if (caller.role !== 'student') return visibleClasses(database, { caller });
  const own = sql<string>`(select classroom_id from classroom_student where user_id = ${caller.id}
    union select asked_class_id from registration_request
    where user_id = ${caller.id} and status = 'pending' and asked_class_id is not null)`;
  return database
    .selectFrom('classroom')
    .where('classroom.published', '=', true)
    .where(sql<boolean>`classroom.id in ${own}`);
}

function registrationCondition(values: readonly string[], { caller: { id, role } }: Context) {
  if (role !== 'student') return sql<boolean>`false`;
  const conditions = [
    ...(values.includes('registered') ? [attends(id)] : []),
    ...(values.includes('awaiting_approval') ? [awaits(id)] : []),
  ];
  return conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

function registrationOf({ role }: Caller, isIn: boolean): CourseRegistration | null {
  if (role !== 'student') return null;
  return isIn ? 'registered' : 'awaiting_approval';
}

/** The courses of the caller, a row for each class. */
export const myCourseList = defineList('listMyCourses', {
  from: (database: Database, context: Context) =>
    ownClasses(database, context)
      .innerJoin('course', 'course.id', 'classroom.course_id')
      .where(courseKindCondition(context.query))
      .where(timingCondition(chosenTimings(context.query), context.now))
      .$if(context.query.status === 'Request', (query) =>
        query.where(context.caller.role === 'student' ? awaits(context.caller.id) : isAskedFor),
      ),
  id: 'classroom.id',
  unit: null,
  fields: {
    course_name: { kind: 'text', column: 'course.name_words' },
    classroom_name: { kind: 'text', column: 'classroom.name_words' },
    level: { kind: 'enum', column: 'course.level' },
    timing: { kind: 'custom', condition: (timings, { now }) => timingCondition(timings, now) },
    registration: { kind: 'custom', condition: registrationCondition },
    course_id: { kind: 'id', column: 'classroom.course_id' },
    project_id: { kind: 'id', column: 'classroom.project_id' },
    company_id: { kind: 'id', column: 'classroom.company_id' },
    classroom_start_time: { kind: 'time', column: 'classroom.starts_at' },
    classroom_end_time: { kind: 'time', column: 'classroom.ends_at' },
  },
  fixedField: 'timing',
  sorts: { course_name: 'course.sort_key', classroom_start_time: 'classroom.starts_at' },
  select: (database: Database, { caller }: Context) =>
    namedClasses(database).select(['course.level', 'course.banner', attends(caller.id).as('is_in')]),
  row: ({ is_in, ...row }, { now, caller }) => ({
    ...shownClass(row, now),
    registration: registrationOf(caller, is_in),
    completion: null,
  }),
  async complete(rows, database, { caller, now }) {
    const attended = rows.filter(({ registration }) => registration === 'registered').map(({ id }) => id);
    const completions = await completionsOf(database, attended, caller.id, now);
    return rows.map((row) => ({ ...row, completion: completions.get(row.id) ?? null }));
  },
});
