import { sql } from 'kysely';
import type { CriterionMark } from '@sen/api/contract/model';
import type { StoredMark } from '@sen/domain/attempts/mayReplaceMark';
import type { InTransaction } from '../database.ts';

export interface NewMark {
  attemptId: string;
  questionId: string;
  mark: number;
  /** The points of the question when a correction has changed them; else null. */
  worth: number | null;
  comment: string | null;
  /** The levels of its criteria; null without a rubric. */
  rubric: readonly CriterionMark[] | null;
  markedBy: string;
  at: Date;
}

/** The stored mark of an answer. The attempt's row must be locked. */
export async function findMark(
  transaction: InTransaction,
  attemptId: string,
  questionId: string,
): Promise<StoredMark | undefined> {
  return transaction
    .selectFrom('answer_mark')
    .innerJoin('user_account', 'user_account.id', 'marked_by')
    .select([
      'mark as score',
      'comment',
      'revision',
      'rubric',
      'marked_by as markedBy',
      'marked_at as at',
      'name',
    ])
    .where('attempt_id', '=', attemptId)
    .where('question_id', '=', questionId)
    .executeTakeFirst();
}

/** Sets the mark of the current answer, replacing an earlier mark. The attempt's row must be locked. */
export async function setMark(transaction: InTransaction, given: NewMark): Promise<void> {
  const { attemptId, questionId, mark, worth, comment, markedBy, at } = given;
  const rubric = given.rubric && JSON.stringify(given.rubric);
  const marked = { mark, worth, comment, rubric, marked_by: markedBy, marked_at: at };
  const answer_seq = sql<number>`coalesce((select answer_seq from attempt_answer
    where attempt_id = ${attemptId} and question_id = ${questionId}), 0)`;
  await transaction
    .insertInto('answer_mark')
    .values({ attempt_id: attemptId, question_id: questionId, answer_seq, ...marked })
    .onConflict((conflict) =>
      conflict
        .columns(['attempt_id', 'question_id'])
        .doUpdateSet({ ...marked, answer_seq, revision: sql`answer_mark.revision + 1` }),
    )
    .execute();
}
