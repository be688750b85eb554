import { namedClasses, shownClass } from '../classes/classes.ts';
import { timingCondition } from '../classes/timingCondition.ts';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';

type Context = ListContext<'listOpenClasses'>;

/** The current and upcoming classes of the caller's unit that the caller does not attend. */
export const openClassList = defineList('listOpenClasses', {
  from: (database: Database, { caller, now }: Context) =>
    database
      .selectFrom('classroom')
      .innerJoin('course', 'course.id', 'classroom.course_id')
      .where('classroom.company_id', '=', caller.company_id ?? '0')
      .where('classroom.ends_at', '>', now)
      .where('classroom.published', '=', true)
      .where('classroom.id', 'not in', (attended) =>
        attended.selectFrom('classroom_student').select('classroom_id').where('user_id', '=', caller.id),
      ),
  id: 'classroom.id',
  unit: null,
  fields: {
    classroom_name: { kind: 'text', column: 'classroom.name_words' },
    course_name: { kind: 'text', column: 'course.name_words' },
    course_id: { kind: 'id', column: 'classroom.course_id' },
    timing: { kind: 'custom', condition: (timings, { now }) => timingCondition(timings, now) },
  },
  fixedField: 'timing',
  sorts: { always: 'classroom.starts_at' },
  select: (database: Database, { caller }: Context) =>
    namedClasses(database)
      .leftJoinLateral(
        (lateral) =>
          lateral
            .selectFrom('registration_request')
            .select(['status as request_status', 'reason'])
            .where('user_id', '=', caller.id)
            .whereRef('asked_class_id', '=', 'classroom.id')
            .orderBy('registration_request.id', 'desc')
            .limit(1)
            .as('asked'),
        (join) => join.onTrue(),
      )
      .select(['request_status', 'reason']),
  row: (
    { classroom_code: _code, project_id: _id, project_name: _name, company_id: _unit, ...row },
    { now },
  ) => shownClass(row, now),
});
