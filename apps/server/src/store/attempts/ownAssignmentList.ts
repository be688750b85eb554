import { sql } from 'kysely';
import { assignmentOf, assignmentRows, participates, withOwnAttempts } from '../classes/assignments.ts';
import { actFirst, timingAt } from '../classes/assignmentTiming.ts';
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
  fields: {
    title: { kind: 'text', column: 'exam.title_words' },
    survey_id: { kind: 'id', column: 'assignment.exam_id' },
    timing: {
      kind: 'custom',
      condition: (timings, { now }) => sql<boolean>`${timingAt(now)} = any(${[...timings]}::text[])`,
    },
  },
  fixedField: 'timing',
  sorts: { always: { by: runningFirst } },
  select: assignmentRows,
  row: (row, { now }) => assignmentOf(row, now),
  complete: (rows, database, { caller, now }) => withOwnAttempts(database, rows, caller.id, now),
});

/**
 * What the student is sitting comes before all else, even when its assignment has ended meanwhile; what cannot be taken any
 * more comes last.
 */
function runningFirst({ now, caller }: Context) {
  return sql`(case when ${sits(caller.id, now)}
    then row(0, extract(epoch from assignment.ends_at))
    when ${usedUp(caller.id)} then row(3, -extract(epoch from assignment.ends_at))
    else ${actFirst(now)} end)`;
}

/** No attempt is left: it is over for the student, whenever it ends. */
function usedUp(userId: string) {
  return sql<boolean>`assignment.retakes < (select count(*) from attempt
      where attempt.assignment_id = assignment.id and attempt.user_id = ${userId})
    + (select count(*) from reset_attempt
      where reset_attempt.assignment_id = assignment.id and reset_attempt.user_id = ${userId} and retake = 'none')`;
}

/** Who has left the class finishes the attempt that was running then. */
function sits(userId: string, now: Date) {
  return sql<boolean>`exists (select from attempt where attempt.assignment_id = assignment.id and attempt.user_id = ${userId}
    and attempt.state = 'in_progress' and attempt.deadline > ${now}::timestamptz)`;
}

function ownAssignments(database: Database, { caller, now, query }: Context) {
  return database
    .selectFrom('assignment')
    .innerJoin('exam', 'exam.id', 'assignment.exam_id')
    .where(sql<boolean>`(${participates(caller.id)} or ${sits(caller.id, now)})`)
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
        where(
          'assignment.id',
          'in',
          database
            .selectFrom('attempt')
            .select('assignment_id')
            .where('user_id', '=', caller.id)
            .where('state', '=', 'in_progress'),
        ),
      ]),
    )
    .where(timingAt(now), 'in', chosenTimings(query));
}
