import { sql } from 'kysely';
import type { OwnClassSurvey } from '@sen/api/contract/model';
import { timingOf } from '@sen/domain/classes/timing';
import type { Database, InTransaction } from '../database.ts';
import { ownSurveys } from './ownSurveys.ts';

/** Asks those who join a class the surveys that are for all of it and not over. */
export async function joinSurveys(
  transaction: InTransaction,
  classId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await sql`insert into survey_participant (survey_id, user_id)
    select survey.id, student.id from survey cross join unnest(${[...ids]}::bigint[]) as student (id)
    where survey.classroom_id = ${classId} and survey.everyone and survey.ends_at > ${now}
    on conflict do nothing`.execute(transaction);
}

/**
 * Asks those who leave a class its surveys no more. Once somebody has answered an anonymous one, all stay counted: whether the
 * number of answers falls would tell whether those who leave have answered.
 */
export async function leaveSurveys(
  transaction: InTransaction,
  classId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`delete from survey_participant using survey
    where survey.id = survey_participant.survey_id and survey.classroom_id = ${classId}
      and survey_participant.user_id = any(${[...ids]}::bigint[]) and not survey_participant.answered
      and not (survey.anonymous and exists (select from survey_participant other
        where other.survey_id = survey.id and other.answered))`.execute(transaction);
}

/** The surveys of a class that a student of it is asked to answer: open ones first, those that are over last. */
export async function surveysInClass(
  database: Database,
  { classId, userId, now }: { classId: string; userId: string; now: Date },
): Promise<OwnClassSurvey[]> {
  const rows = await ownSurveys(database, userId)
    .select(['survey.id', 'survey.name', 'survey.anonymous', 'survey.starts_at', 'survey.ends_at'])
    .select('survey_participant.answered')
    .where('survey.classroom_id', '=', classId)
    .orderBy(sql`case when starts_at > ${now} then 1 when ends_at > ${now} then 0 else 2 end`)
    .orderBy('survey.ends_at', 'desc')
    .orderBy('survey.id', 'desc')
    .limit(1000)
    .execute();
  return rows.map(({ starts_at, ends_at, ...row }) => ({
    ...row,
    state: timingOf(starts_at, ends_at, now),
    start_time: starts_at.toISOString(),
    end_time: ends_at.toISOString(),
  }));
}
