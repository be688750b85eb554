import { sql } from 'kysely';
import { visibleGroups } from '../classes/classes.ts';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { meetingOf } from '../trainings/meetingOf.ts';

const ofAssignment = sql.raw(`from attempt where attempt.assignment_id = assignment.id`);
const waitingAnswers = sql<number>`(select coalesce(sum(waiting_questions), 0)::int ${ofAssignment} and state = 'submitted')`;

/** The assigned exams of the caller's classes, and how much of them waits for a mark. */
export const examsToMarkList = defineList('listExamsToMark', {
  from: (database: Database, context: ListContext<'listExamsToMark'>) =>
    visibleGroups(database, context)
      .innerJoin('assignment', 'assignment.classroom_id', 'classroom.id')
      .innerJoin('exam', 'exam.id', 'assignment.exam_id'),
  id: 'assignment.id',
  unit: null,
  fields: {
    title: { kind: 'text', column: 'exam.title_words' },
    classroom_name: { kind: 'text', column: 'classroom.name_words' },
  },
  sorts: {
    waiting_answers: { by: () => waitingAnswers },
    end_time: 'assignment.ends_at',
    title: 'exam.sort_key',
  },
  select: (database: Database) =>
    database
      .selectFrom('assignment')
      .innerJoin('exam', 'exam.id', 'assignment.exam_id')
      .innerJoin('classroom', 'classroom.id', 'assignment.classroom_id')
      .leftJoin('meeting', 'meeting.assignment_id', 'assignment.id')
      .select(['meeting.id as meeting_id', 'meeting.kind as meeting_kind'])
      .select(['assignment.id as assignment_id', 'exam.id as survey_id', 'exam.title'])
      .select(['classroom.id as classroom_id', 'classroom.name as classroom_name'])
      .select(['assignment.starts_at', 'assignment.ends_at'])
      .select([
        sql<number>`(select count(*)::int ${ofAssignment} and state <> 'in_progress')`.as('handed_in'),
        sql<number>`(select count(*)::int ${ofAssignment} and state = 'submitted')`.as('waiting_attempts'),
        waitingAnswers.as('waiting_answers'),
        sql<Date | null>`(select min(submitted_at) ${ofAssignment} and state = 'submitted')`.as(
          'waiting_since',
        ),
      ]),
  row: ({ starts_at, ends_at, waiting_since, meeting_id, meeting_kind, ...row }) => ({
    ...row,
    ...meetingOf({ meeting_id, meeting_kind }),
    start_time: starts_at.toISOString(),
    end_time: ends_at.toISOString(),
    waiting_since: waiting_since?.toISOString() ?? null,
  }),
});
