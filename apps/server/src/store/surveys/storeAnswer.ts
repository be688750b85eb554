import { sql } from 'kysely';
import type { AnswerValue } from '@sen/api/contract/model';
import { answerText } from '../attempts/answerText.ts';
import type { InTransaction } from '../database.ts';

interface GivenAnswer {
  survey: { id: string; anonymous: boolean };
  userId: string;
  answers: Readonly<Record<string, AnswerValue>>;
  now: Date;
}

const answersText = (answers: GivenAnswer['answers']) =>
  `{${Object.entries(answers)
    .map(([id, value]) => `${JSON.stringify(id)}:${answerText(value)}`)
    .join(',')}}`;

/** Rows among which a new one is hidden from whoever reads the database's own marks of rows. */
const mixed = 50;

/**
 * Stores what a participant answered, and apart from it that they have. Of an anonymous survey nothing links the two: no person, no
 * time, an id by chance. Other rows of both tables are written again with them, since the database marks every row with the
 * transaction and the place of its last writing.
 */
export async function storeAnswer(
  transaction: InTransaction,
  { survey: { id, anonymous }, userId, answers, now }: GivenAnswer,
): Promise<void> {
  await transaction
    .updateTable('survey_participant')
    .set({ answered: true })
    .where('survey_id', '=', id)
    .where('user_id', '=', userId)
    .execute();
  await transaction
    .insertInto('survey_answer')
    .values({
      survey_id: id,
      user_id: anonymous ? null : userId,
      answers: answersText(answers),
      answered_at: anonymous ? null : now,
    })
    .execute();
  if (!anonymous) return;
  await sql`update survey_answer set answers = answers
    where id in (select id from survey_answer where survey_id = ${id} order by random() limit ${mixed})`.execute(
    transaction,
  );
  await sql`update survey_participant set answered = true
    where survey_id = ${id} and user_id in (select user_id from survey_participant
      where survey_id = ${id} and answered order by random() limit ${mixed})`.execute(transaction);
}
