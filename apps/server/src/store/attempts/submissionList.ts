import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import type { ListContext } from '../lists/ListQuery.ts';
import { submissionOf, submissionRows } from './submissionRows.ts';

/** The attempts at a class's exams; running ones have no time and no score, and come last. */
export const submissionList = defineList('listSubmissions', {
  from: (database: Database, { path }: ListContext<'listSubmissions'>) =>
    database
      .selectFrom('attempt')
      .innerJoin('assignment', 'assignment.id', 'attempt.assignment_id')
      .innerJoin('user_account', 'user_account.id', 'attempt.user_id')
      .where('assignment.classroom_id', '=', path.id),
  id: 'attempt.id',
  unit: null,
  fields: {
    student_name: { kind: 'text', column: 'user_account.name_words' },
    assignment_id: { kind: 'id', column: 'attempt.assignment_id' },
    state: { kind: 'enum', column: 'attempt.state' },
  },
  fixedField: 'state',
  sorts: {
    student_name: 'user_account.given_name_key',
    student_full_name: 'user_account.sort_key',
    submitted_at: { by: 'attempt.submitted_at', nulls: 'last' },
    score: { by: 'attempt.final_score', nulls: 'last' },
  },
  select: submissionRows,
  row: submissionOf,
});
