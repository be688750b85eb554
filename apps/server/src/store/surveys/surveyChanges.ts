import { sql } from 'kysely';
import type { ExamStatus } from '@sen/api/contract/model';
import { sortKey } from '@sen/domain/text/sort';
import type { keptSurvey } from '@sen/domain/surveys/checkSurvey';
import type { Caller } from '../../auth/Caller.ts';
import type { InTransaction } from '../database.ts';
import { answeredCount, managedSurveys } from './surveys.ts';

export type KeptSurvey = ReturnType<typeof keptSurvey>;

/** The ids among these that the caller manages, locked until the end of this transaction: nobody answers them meanwhile. */
export async function takeSurveys(
  transaction: InTransaction,
  ids: readonly string[],
  caller: Caller,
): Promise<{ id: string; company_id: string; name: string; answered_count: number }[]> {
  const taken = await managedSurveys(transaction, caller)
    .select('survey.id')
    .where('survey.id', 'in', ids)
    .orderBy('survey.id')
    // Who joins a class meanwhile refers to its surveys, and holds the class that this transaction may ask for next.
    .forNoKeyUpdate('survey')
    .execute();
  if (taken.length === 0) return [];
  // Read under the lock, to see answers that this transaction waited for.
  return transaction
    .selectFrom('survey')
    .select(['survey.id', 'survey.company_id', 'survey.name', answeredCount.as('answered_count')])
    .where(
      'survey.id',
      'in',
      taken.map(({ id }) => id),
    )
    .execute();
}

/** A form of the unit, kept from being changed or deleted during this transaction. */
export async function takeForm(
  transaction: InTransaction,
  id: string,
  companyId: string,
): Promise<{ status: ExamStatus } | undefined> {
  return transaction
    .selectFrom('survey_form')
    .select('status')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .forShare()
    .executeTakeFirst();
}

export async function insertSurvey(
  transaction: InTransaction,
  survey: KeptSurvey,
  owner: { company_id: string; created_by: string },
  now: Date,
): Promise<string> {
  const { id } = await transaction
    .insertInto('survey')
    .values({
      ...survey,
      ...owner,
      sort_key: sortKey(survey.name),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateSurvey(
  transaction: InTransaction,
  id: string,
  survey: KeptSurvey,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('survey')
    .set({ ...survey, sort_key: sortKey(survey.name), updated_at: now })
    .set((before) => ({ version: before('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Gives a survey these participants, and returns who is new; those who stay keep whether they have answered. */
export async function setParticipants(
  transaction: InTransaction,
  id: string,
  userIds: readonly string[],
): Promise<string[]> {
  const ids = [...userIds];
  await sql`delete from survey_participant where survey_id = ${id} and user_id <> all (${ids}::bigint[])`.execute(
    transaction,
  );
  const { rows } = await sql<{ user_id: string }>`insert into survey_participant (survey_id, user_id)
    select ${id}, unnest(${ids}::bigint[]) on conflict do nothing returning user_id`.execute(transaction);
  return rows.map(({ user_id }) => user_id);
}

/** One of these courses with a survey that somebody has answered. */
export async function findAnsweredCourse(
  transaction: InTransaction,
  courseIds: readonly string[],
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('survey')
    .innerJoin('survey_answer', 'survey_answer.survey_id', 'survey.id')
    .select('survey.course_id')
    .where('survey.course_id', 'in', courseIds)
    .limit(1)
    .executeTakeFirst();
  return row?.course_id ?? undefined;
}

/** Lets the notifications of a survey lead to the form that it asks now. */
export async function readdressNotifications(
  transaction: InTransaction,
  survey: { id: string; created_at: Date; form_id: string },
): Promise<void> {
  await sql`update notification_event set facts = jsonb_set(facts, '{survey_vote}', to_jsonb(${survey.form_id}::text))
    where created_at >= ${survey.created_at} and type = 'AssignNewSurveyVote'
      and facts ->> 'project_survey_vote_id' = ${survey.id}`.execute(transaction);
}

export async function deleteSurveys(transaction: InTransaction, ids: readonly string[]): Promise<void> {
  await transaction.deleteFrom('survey').where('id', 'in', ids).execute();
}
