import type { MySurvey, SurveyPart } from '@sen/api/contract/model';
import type { Database, InTransaction } from '../database.ts';

/** A survey that a person is asked to answer. */
export interface OwnSurvey {
  id: string;
  name: string;
  description: string;
  anonymous: boolean;
  starts_at: Date;
  ends_at: Date;
  answered: boolean;
  parts: SurveyPart[];
}

function ownSurveys(database: Database, userId: string) {
  return database
    .selectFrom('survey')
    .innerJoin('survey_participant', 'survey_participant.survey_id', 'survey.id')
    .innerJoin('survey_form', 'survey_form.id', 'survey.form_id')
    .where('survey_participant.user_id', '=', userId);
}

/** The survey if the person is one of its participants. */
export async function findOwnSurvey(
  database: Database,
  id: string,
  userId: string,
): Promise<OwnSurvey | undefined> {
  return ownSurveys(database, userId)
    .select(['survey.id', 'survey.name', 'survey_form.description', 'survey.anonymous'])
    .select(['survey.starts_at', 'survey.ends_at', 'survey_participant.answered', 'survey_form.parts'])
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
    .innerJoin('project', 'project.id', 'survey.project_id')
    .select(['survey.id', 'survey.name', 'survey.form_id', 'project.id as project_id'])
    .select(['project.name as project_name', 'survey.anonymous', 'survey.ends_at'])
    .where('survey_participant.answered', '=', false)
    .where('survey.starts_at', '<=', now)
    .where('survey.ends_at', '>', now)
    .orderBy('survey.ends_at')
    .orderBy('survey.id')
    .limit(100)
    .execute();
  return rows.map(({ ends_at, ...row }) => ({ ...row, end_time: ends_at.toISOString() }));
}
