import type { AnswerValue, PaperQuestion } from '@sen/api/contract/model';
import type { HeldAttempt, NumberedEntry } from '@sen/domain/attempts/decideBatch';
import type { Database, InTransaction } from '../database.ts';
import { appendEntries, findChanges, findCurrent } from '../attempts/answerRows.ts';

/** The attempt of a file, if it is the person's at this exam. */
export async function findOwnAttempt(
  database: Database,
  { attemptId, assignmentId, userId }: { attemptId: string; assignmentId: string; userId: string },
) {
  return database
    .selectFrom('attempt')
    .innerJoin('user_account', 'user_account.id', 'attempt.user_id')
    .select(['attempt.id', 'attempt.number', 'attempt.seed', 'attempt.deadline'])
    .select(['user_account.name', 'user_account.avatar'])
    .where('attempt.id', '=', attemptId)
    .where('attempt.assignment_id', '=', assignmentId)
    .where('attempt.user_id', '=', userId)
    .executeTakeFirst();
}

/** Who took a file in, and when; undefined for a new one. */
export async function findTakenFile(database: Database, digest: string) {
  return database
    .selectFrom('hand_in_file')
    .innerJoin('room_action', 'room_action.id', 'action_id')
    .innerJoin('user_account', 'user_account.id', 'created_by')
    .select(['user_account.name', 'room_action.created_at'])
    .where('digest', '=', digest)
    .executeTakeFirst();
}

export async function noteTakenFile(
  transaction: InTransaction,
  digest: string,
  actionId: string,
): Promise<void> {
  await transaction.insertInto('hand_in_file').values({ digest, action_id: actionId }).execute();
}

/** A question that a file answers. */
export interface Met {
  question: PaperQuestion;
  before: AnswerValue | null;
  /** The entry that set the answer, and its journal; null without one. */
  current: { seq: number; journalId: string; empty: boolean } | null;
}

/** What the answers of a file meet on the server, by question. */
export async function readMet(
  database: Database,
  attemptId: string,
  questions: readonly PaperQuestion[],
): Promise<Map<string, Met>> {
  const ids = questions.map(({ id }) => id);
  const rows = await findChanges(database, [{ attemptId, since: 0, questionIds: ids }]);
  const wanted = ids.map((questionId) => ({ attemptId, questionId }));
  const current = (await findCurrent(database, wanted)).get(attemptId);
  return new Map(
    questions.map((question) => [
      question.id,
      {
        question,
        before: rows.find(({ question_id }) => question_id === question.id)?.answer ?? null,
        current: current?.get(question.id) ?? null,
      },
    ]),
  );
}

/** Appends the entries of a file to a locked attempt, as a save of its journal would have. */
export async function appendHandIn(
  transaction: InTransaction,
  held: HeldAttempt,
  { journalId, entries, now }: { journalId: string; entries: readonly NumberedEntry[]; now: Date },
): Promise<void> {
  await appendEntries(transaction, [{ attemptId: held.id, journalId, entries }], [held], now);
}
