import type { MySurvey, SurveyPart } from '@sen/api/contract/model';
import type { Database, InTransaction } from '../database.ts';

/** A survey that a person is asked to answer. */
export interface OwnSurvey {
  id: string;
  form_id: string;
  project_id: string | null;
  classroom_id: string | null;
  name: string;
  description: string;
  anonymous: boolean;
  starts_at: Date;
  ends_at: Date;
  answered: boolean;
  parts: SurveyPart[];
}

/** A survey of a class is only of those who still attend it, and while it is shown to its students. */
export function ownSurveys(database: Database, userId: string) {
  return database
    .selectFrom('survey')
    .innerJoin('survey_participant', 'survey_participant.survey_id', 'survey.id')
    .innerJoin('survey_form', 'survey_form.id', 'survey.form_id')
    .where('survey_participant.user_id', '=', userId)
    .where((survey) =>
      survey.or([
        survey('survey.classroom_id', 'is', null),
        survey.exists(
          survey
            .selectFrom('classroom_student')
            .innerJoin('classroom', 'classroom.id', 'classroom_student.classroom_id')
            .select('classroom.id')
            .whereRef('classroom.id', '=', 'survey.classroom_id')
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
    .select(['survey.project_id', 'survey.classroom_id'])
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
    .leftJoin('classroom', 'classroom.id', 'survey.classroom_id')
    .select(['survey.id', 'survey.name', 'survey.form_id', 'survey.anonymous', 'survey.ends_at'])
    .select(['survey.project_id', 'project.name as project_name'])
    .select(['survey.classroom_id', 'classroom.name as classroom_name'])
    .where('survey_participant.answered', '=', false)
    .where('survey.starts_at', '<=', now)
    .where('survey.ends_at', '>', now)
    .orderBy('survey.ends_at')
    .orderBy('survey.id')
    .limit(100)
    .execute();
  return rows.map(({ ends_at, ...row }) => ({ ...row, end_time: ends_at.toISOString() }));
}
