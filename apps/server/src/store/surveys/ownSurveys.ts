import { sql } from 'kysely';
import type { MySurvey, SurveyPart } from '@sen/api/contract/model';
import type { Database, InTransaction } from '../database.ts';

/** A survey that a person is asked to answer. */
export interface OwnSurvey {
  id: string;
  form_id: string;
  project_id: string | null;
  /** The classes in which the person is asked. */
  class_ids: string[];
  name: string;
  description: string;
  anonymous: boolean;
  starts_at: Date;
  ends_at: Date;
  answered: boolean;
  parts: SurveyPart[];
}

/** Whether a survey asks a class: it is of the class, or of its course while the class runs. */
export const asksClass = sql<boolean>`(survey.classroom_id = classroom.id or (survey.course_id = classroom.course_id
  and classroom.starts_at < survey.ends_at and classroom.ends_at > survey.starts_at))`;

/** A survey of a class or course is only of those who still attend, and while a class is shown to its students. */
export function ownSurveys(database: Database, userId: string) {
  return database
    .selectFrom('survey')
    .innerJoin('survey_participant', 'survey_participant.survey_id', 'survey.id')
    .innerJoin('survey_form', 'survey_form.id', 'survey.form_id')
    .where('survey_participant.user_id', '=', userId)
    .where((survey) =>
      survey.or([
        survey('survey.project_id', 'is not', null),
        survey.exists(
          survey
            .selectFrom('classroom_student')
            .innerJoin('classroom', 'classroom.id', 'classroom_student.classroom_id')
            .select('classroom.id')
            .where(asksClass)
            .where('classroom_student.user_id', '=', userId)
            .where('classroom.published', '=', true),
        ),
      ]),
    );
}

/** The survey if the person is one of its participants. */
export async function findOwnSurvey(
  database: Database,
  id: string,
  userId: string,
): Promise<OwnSurvey | undefined> {
  return ownSurveys(database, userId)
    .select(['survey.id', 'survey.form_id', 'survey.name', 'survey_form.description', 'survey.anonymous'])
    .select(['survey.starts_at', 'survey.ends_at', 'survey_participant.answered', 'survey_form.parts'])
    .select('survey.project_id')
    .select(
      sql<string[]>`array(select classroom.id::text from classroom
        join classroom_student on classroom_student.classroom_id = classroom.id
        where classroom_student.user_id = ${userId} and classroom.published and ${asksClass})`.as(
        'class_ids',
      ),
    )
    .where('survey.id', '=', id)
    .executeTakeFirst();
}

/** The same, alone until the end of this transaction: a second answer, or a change of the survey, waits for it. */
export async function takeOwnSurvey(
  transaction: InTransaction,
  id: string,
  userId: string,
): Promise<OwnSurvey | undefined> {
  await transaction.selectFrom('survey').select('id').where('id', '=', id).forUpdate().execute();
  return findOwnSurvey(transaction, id, userId);
}

/** The open surveys that a person has not answered, those that end first first. */
export async function openSurveysOf(database: Database, userId: string, now: Date): Promise<MySurvey[]> {
  const rows = await ownSurveys(database, userId)
    .leftJoin('project', 'project.id', 'survey.project_id')
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('classroom')
          .innerJoin('classroom_student', 'classroom_student.classroom_id', 'classroom.id')
          .select(['classroom.id', 'classroom.name'])
          .where('classroom_student.user_id', '=', userId)
          .where('classroom.published', '=', true)
          .where(asksClass)
          .orderBy('classroom.starts_at', 'desc')
          .orderBy('classroom.id')
          .limit(1)
          .as('classroom'),
      (join) => join.onTrue(),
    )
    .select(['survey.id', 'survey.name', 'survey.form_id', 'survey.anonymous', 'survey.ends_at'])
    .select(['survey.project_id', 'project.name as project_name'])
    .select(['classroom.id as classroom_id', 'classroom.name as classroom_name'])
    .where('survey_participant.answered', '=', false)
    .where('survey.starts_at', '<=', now)
    .where('survey.ends_at', '>', now)
    .orderBy('survey.ends_at')
    .orderBy('survey.id')
    .limit(100)
    .execute();
  return rows.map(({ ends_at, ...row }) => ({ ...row, end_time: ends_at.toISOString() }));
}
