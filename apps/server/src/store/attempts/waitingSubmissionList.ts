import { visibleGroups } from '../classes/classes.ts';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { submissionOf, submissionRows } from './submissionRows.ts';

/** The attempts that wait for a mark, of all classes of the caller; the counts of `getWaiting` are of these rows. */
export const waitingSubmissionList = defineList('listWaitingSubmissions', {
  from: (database: Database, context: ListContext<'listWaitingSubmissions'>) =>
    visibleGroups(database, context)
      .innerJoin('assignment', 'assignment.classroom_id', 'classroom.id')
      .innerJoin('attempt', 'attempt.assignment_id', 'assignment.id')
      .innerJoin('user_account', 'user_account.id', 'attempt.user_id')
      .where('attempt.state', '=', 'submitted'),
  id: 'attempt.id',
  unit: null,
  fields: {
    student_name: { kind: 'text', column: 'user_account.name_words' },
    classroom_name: { kind: 'text', column: 'classroom.name_words' },
  },
  sorts: {
    submitted_at: { by: 'attempt.submitted_at', nulls: 'last' },
    student_name: 'user_account.given_name_key',
    student_full_name: 'user_account.sort_key',
  },
  select: submissionRows,
  row: submissionOf,
});
