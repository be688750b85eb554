import { sql } from 'kysely';
import type { Query, Submission } from '@sen/api/contract/model';
import type { Database } from '../database.ts';
import type { Order, PageQuery } from '../lists/page.ts';
import { containsAnyText, idOf, type Filters } from '../lists/search.ts';

export type SubmissionField = NonNullable<Query<'listSubmissions'>['fieldName[]']>[number];
type SubmissionSort = NonNullable<Query<'listSubmissions'>['sort']>;

export interface SubmissionList extends PageQuery {
  classId: string;
  filters: Filters<SubmissionField>;
  sort: SubmissionSort;
  order: Order;
}

const sortColumns = {
  student_name: 'user_account.sort_key',
  submitted_at: 'attempt.submitted_at',
  score: 'attempt.final_score',
} as const;

/** The attempts at a class's exams; those that run have no time and no score yet, and come last. */
export async function listSubmissions(
  database: Database,
  { classId, filters, sort, order, page, limit }: SubmissionList,
): Promise<{ rows: Submission[]; total: number }> {
  const filtered = database
    .selectFrom('attempt')
    .innerJoin('assignment', 'assignment.id', 'attempt.assignment_id')
    .innerJoin('exam', 'exam.id', 'assignment.exam_id')
    .innerJoin('user_account', 'user_account.id', 'attempt.user_id')
    .where('assignment.classroom_id', '=', classId)
    .$if(filters.student_name !== undefined, (query) =>
      query.where(containsAnyText('user_account.name_fold', filters.student_name ?? [])),
    )
    .$if(filters.assignment_id !== undefined, (query) =>
      query.where('attempt.assignment_id', 'in', (filters.assignment_id ?? []).map(idOf)),
    )
    .$if(filters.state !== undefined, (query) => query.where(sql`attempt.state`, 'in', filters.state));
  const { total } = await filtered.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await filtered
    .select(['attempt.id as attempt_id', 'attempt.assignment_id', 'exam.id as survey_id', 'exam.title'])
    .select(['user_account.id as student_id', 'user_account.name as student_name', 'user_account.avatar'])
    .select(['attempt.number', 'attempt.state', 'attempt.submitted_at', 'attempt.submitted_by'])
    .select(['attempt.final_score as score', 'attempt.waiting_questions'])
    .orderBy(sortColumns[sort], (by) => (order === 'desc' ? by.desc() : by.asc()).nullsLast())
    .orderBy('attempt.id', order)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return {
    total,
    rows: rows.map(({ student_id, student_name, avatar, submitted_at, ...row }) => ({
      ...row,
      student: { id: student_id, name: student_name, avatar },
      submitted_at: submitted_at?.toISOString() ?? null,
    })),
  };
}
