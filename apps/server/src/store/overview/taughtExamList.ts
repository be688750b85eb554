import { sql } from 'kysely';
import { timingOf } from '@sen/domain/classes/timing';
import { participantCount } from '../classes/assignments.ts';
import { actFirst, timingAt } from '../classes/assignmentTiming.ts';
import { chosenTimings } from '../classes/chosenTimings.ts';
import { visibleGroups } from '../classes/classes.ts';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';

const submittedStudentCount = sql<number>`(select count(distinct user_id)::int from attempt
  where attempt.assignment_id = assignment.id and state <> 'in_progress')`;

const workingStudentCount = sql<number>`(select count(*)::int from attempt
  where attempt.assignment_id = assignment.id and state = 'in_progress')`;

/** The exams assigned to the classes that the caller teaches or manages. */
export const taughtExamList = defineList('listTaughtExams', {
  from: taughtExams,
  id: 'assignment.id',
  unit: null,
  fields: {},
  sorts: { always: { by: ({ now }) => actFirst(now) } },
  select: (database: Database) =>
    database
      .selectFrom('assignment')
      .innerJoin('exam', 'exam.id', 'assignment.exam_id')
      .innerJoin('classroom', 'classroom.id', 'assignment.classroom_id')
      .select(['assignment.id', 'classroom.id as classroom_id', 'classroom.name as classroom_name'])
      .select(['exam.title', 'assignment.starts_at', 'assignment.ends_at'])
      .select([
        participantCount.as('participant_count'),
        submittedStudentCount.as('submitted_student_count'),
        workingStudentCount.as('working_student_count'),
      ]),
  row: ({ starts_at, ends_at, ...row }, { now }) => ({
    ...row,
    start_time: starts_at.toISOString(),
    end_time: ends_at.toISOString(),
    timing: timingOf(starts_at, ends_at, now),
  }),
});

function taughtExams(database: Database, context: ListContext<'listTaughtExams'>) {
  return visibleGroups(database, context)
    .innerJoin('assignment', 'assignment.classroom_id', 'classroom.id')
    .where(timingAt(context.now), 'in', chosenTimings(context.query));
}
