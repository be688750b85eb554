import { sql } from 'kysely';
import type { Attempt, HandInKey } from '@sen/api/contract/model';
import type { Database } from '../database.ts';
import { findChanges, savedAnswerOf } from './answerRows.ts';
import type { ExamPaper } from './ExamPapers.ts';
import { attemptsIn } from './resetAttempts.ts';
import { showPaper } from './showPaper.ts';

/** An attempt with the data shown around its paper. */
export function attemptRows(database: Database, table: 'attempt' | 'reset_attempt' = 'attempt') {
  return attemptsIn(database, table)
    .innerJoin('assignment', 'assignment.id', 'attempt.assignment_id')
    .innerJoin('user_account', 'user_account.id', 'attempt.user_id')
    .select(['attempt.id', 'attempt.assignment_id', 'attempt.number', 'attempt.state', 'attempt.seed'])
    .select(['attempt.started_at', 'attempt.deadline', 'attempt.server_seq', 'attempt.epoch'])
    .select('attempt.notice_count')
    .select('assignment.questions_per_page')
    .select(['assignment.exam_id', 'assignment.classroom_id', 'attempt.user_id'])
    .select(['user_account.name as student_name', 'user_account.avatar as student_avatar']);
}

export type AttemptRow = Awaited<ReturnType<ReturnType<typeof attemptRows>['execute']>>[number];

export function findAttempts(database: Database, ids: readonly string[]): Promise<AttemptRow[]> {
  return attemptRows(database)
    .where('attempt.id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .execute();
}

/** The attempt as its student sees it, with the answers that the server holds. */
export async function showAttempt(
  database: Database,
  row: AttemptRow,
  { paper, handIn, now }: { paper: ExamPaper; handIn: HandInKey; now: Date },
): Promise<Attempt> {
  const answers =
    row.server_seq === 0
      ? []
      : await findChanges(database, [{ attemptId: row.id, since: 0, questionIds: [] }]);
  return {
    id: row.id,
    assignment_id: row.assignment_id,
    survey_id: row.exam_id,
    classroom_id: row.classroom_id,
    title: paper.exam.title,
    student: { id: row.user_id, name: row.student_name, avatar: row.student_avatar },
    number: row.number,
    state: row.state,
    started_at: row.started_at.toISOString(),
    deadline: row.deadline.toISOString(),
    server_time: now.toISOString(),
    questions_per_page: row.questions_per_page,
    paper: showPaper(paper, row.seed),
    answers: answers.map((answer) => savedAnswerOf(answer, null)),
    server_seq: row.server_seq,
    epoch: row.epoch,
    notices: row.notice_count,
    hand_in: handIn,
  };
}
