import { sql } from 'kysely';
import type { ClassTiming } from '@sen/api/contract/model';
import { assignmentOf, assignmentRows, participates, withOwnAttempts } from '../classes/assignments.ts';
import { chosenTimings } from '../classes/chosenTimings.ts';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';

type Context = ListContext<'listAssignments'>;

/** A student's assigned exams in all classes, with the student's own attempts. */
export const ownAssignmentList = defineList('listAssignments', {
  from: ownAssignments,
  id: 'assignment.id',
  unit: null,
  fields: {},
  sorts: { always: { by: ({ now }) => actFirst(now) } },
  select: assignmentRows,
  row: (row, { now }) => assignmentOf(row, now),
  complete: (rows, database, { caller, now }) => withOwnAttempts(database, rows, caller.id, now),
});

function ownAssignments(database: Database, { caller, now, query }: Context) {
  return database
    .selectFrom('assignment')
    .where(participates(caller.id))
    .where((where) =>
      where.or([
        where(
          'assignment.classroom_id',
          'in',
          database.selectFrom('classroom_student').select('classroom_id').where('user_id', '=', caller.id),
        ),
        where(
          'assignment.id',
          'in',
          database
            .selectFrom('assignment_participant')
            .select('assignment_id')
            .where('user_id', '=', caller.id),
        ),
      ]),
    )
    .where(timingAt(now), 'in', chosenTimings(query));
}

function timingAt(now: Date) {
  return sql<ClassTiming>`case when ${now}::timestamptz < assignment.starts_at then 'not_started'
    when ${now}::timestamptz < assignment.ends_at then 'happening' else 'finished' end`;
}

/** Orders running assignments by end, then upcoming ones by start, then finished ones, latest first. */
function actFirst(now: Date) {
  return sql`(case ${timingAt(now)}
    when 'happening' then row(1, extract(epoch from assignment.ends_at))
    when 'not_started' then row(2, extract(epoch from assignment.starts_at))
    else row(3, -extract(epoch from assignment.ends_at)) end)`;
}
