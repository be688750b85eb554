import { sql } from 'kysely';
import type { OwnClassSurvey } from '@sen/api/contract/model';
import { timingOf } from '@sen/domain/classes/timing';
import type { Database, InTransaction } from '../database.ts';
import { asksClass, ownSurveys } from './ownSurveys.ts';

/** Asks these students of a class the surveys that are for all of it, or for its course, and not over. */
export async function joinSurveys(
  transaction: InTransaction,
  classId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await sql`insert into survey_participant (survey_id, user_id)
    select survey.id, student.id from classroom join survey on ${asksClass}
      cross join unnest(${[...ids]}::bigint[]) as student (id)
    where classroom.id = ${classId} and survey.everyone and survey.ends_at > ${now}
    on conflict do nothing`.execute(transaction);
}

/**
 * Asks those who leave a class its surveys no more, and those of its course unless another class of it is asked. Once somebody has answered an anonymous one, all stay counted: whether the
 * number of answers falls would tell whether those who leave have answered.
 */
export async function leaveSurveys(
  transaction: InTransaction,
  classId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`delete from survey_participant using survey, classroom
    where survey.id = survey_participant.survey_id and classroom.id = ${classId} and ${asksClass}
      and not exists (select from classroom_student join classroom on classroom.id = classroom_student.classroom_id
        where classroom_student.user_id = survey_participant.user_id and classroom.id <> ${classId} and ${asksClass})
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
    .innerJoin('classroom', (join) => join.on(asksClass))
    .where('classroom.id', '=', classId)
    .orderBy(sql`case when survey.starts_at > ${now} then 1 when survey.ends_at > ${now} then 0 else 2 end`)
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

/** The classes that a survey of this course and time asks, locked for this transaction: nobody joins or leaves them meanwhile. */
export async function takeAskedClasses(
  transaction: InTransaction,
  { course_id, starts_at, ends_at }: { course_id: string; starts_at: Date; ends_at: Date },
): Promise<{ id: string; name: string; published: boolean }[]> {
  return (
    transaction
      .selectFrom('classroom')
      .select(['id', 'name', 'published'])
      .where('course_id', '=', course_id)
      .where('starts_at', '<', ends_at)
      .where('ends_at', '>', starts_at)
      // A fixed order avoids deadlocks between transactions on the same classes.
      .orderBy('id')
      .forUpdate()
      .execute()
  );
}
