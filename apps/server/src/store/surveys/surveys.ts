import { sql } from 'kysely';
import type { AnswerValue, Survey, SurveyPart, SurveyParticipant } from '@sen/api/contract/model';
import { timingOf } from '@sen/domain/classes/timing';
import type { Caller } from '../../auth/Caller.ts';
import { visibleClasses } from '../classes/classes.ts';
import { visibleCourses } from '../courses/courses.ts';
import type { Database } from '../database.ts';
import { visibleProjects } from '../projects/visibleProjects.ts';

export const participantCount = sql<number>`(select count(*)::int from survey_participant
  where survey_participant.survey_id = survey.id)`;
export const answeredCount = sql<number>`(select count(*)::int from survey_participant
  where survey_participant.survey_id = survey.id and answered)`;

/** The surveys of the projects and courses that the caller sees, and of the classes that they run. */
export function managedSurveys(database: Database, caller: Caller) {
  return database
    .selectFrom('survey')
    .where((survey) =>
      survey.or([
        survey('survey.project_id', 'in', visibleProjects(database, { caller }).select('project.id')),
        survey('survey.classroom_id', 'in', visibleClasses(database, { caller }).select('classroom.id')),
        survey('survey.course_id', 'in', visibleCourses(database, { caller }).select('course.id')),
      ]),
    );
}

export async function findSurvey(
  database: Database,
  id: string,
  caller: Caller,
  now: Date,
): Promise<Survey | undefined> {
  const row = await managedSurveys(database, caller)
    .innerJoin('survey_form', 'survey_form.id', 'survey.form_id')
    .leftJoin('project', 'project.id', 'survey.project_id')
    .leftJoin('classroom', 'classroom.id', 'survey.classroom_id')
    .leftJoin('course', 'course.id', 'survey.course_id')
    .innerJoin('user_account', 'user_account.id', 'survey.created_by')
    .select(['survey.id', 'survey.version', 'survey.name', 'survey.company_id', 'survey.form_id'])
    .select(['survey.project_id', 'project.name as project_name', 'survey_form.name as form_name'])
    .select(['survey.classroom_id', 'classroom.name as classroom_name', 'survey.everyone'])
    .select(['survey.course_id', 'course.name as course_name'])
    .select(['survey.anonymous', 'survey.starts_at', 'survey.ends_at', 'survey.priority', 'survey.quarter'])
    .select(['survey.year', 'survey.reason', 'survey.audience', 'user_account.name as name_created'])
    .select(['survey.created_at', 'survey.updated_at', answeredCount.as('answered_count')])
    .where('survey.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { form_id, form_name, starts_at, ends_at, created_at, updated_at, ...survey } = row;
  return {
    ...survey,
    form: { id: form_id, name: form_name },
    state: timingOf(starts_at, ends_at, now),
    start_time: starts_at.toISOString(),
    end_time: ends_at.toISOString(),
    participants: await participantsOf(database, id, survey.anonymous),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}

/** By their given names; who has answered an anonymous survey is not said. */
async function participantsOf(
  database: Database,
  id: string,
  anonymous: boolean,
): Promise<SurveyParticipant[]> {
  const rows = await database
    .selectFrom('survey_participant')
    .innerJoin('user_account', 'user_account.id', 'survey_participant.user_id')
    .select(['user_account.id', 'user_account.name', 'user_account.avatar', 'answered'])
    .where('survey_id', '=', id)
    .orderBy('given_name_key')
    .orderBy('user_account.id')
    .execute();
  return rows.map(({ answered, ...person }) => ({ ...person, answered: anonymous ? null : answered }));
}

/** The facts that the figures of a survey depend on. */
export async function findSurveyFacts(database: Database, id: string, caller: Caller) {
  return managedSurveys(database, caller)
    .innerJoin('survey_form', 'survey_form.id', 'survey.form_id')
    .select(['survey.id', 'survey.name', 'survey.form_id', 'survey.anonymous', 'survey_form.parts'])
    .select(['survey.project_id', 'survey.classroom_id', 'survey.course_id'])
    .select(['survey.starts_at', 'survey.ends_at'])
    .select([participantCount.as('participant_count'), answeredCount.as('answered_count')])
    .where('survey.id', '=', id)
    .executeTakeFirst();
}

/** The answers of a survey, in an order by chance. */
export async function answersOf(database: Database, id: string): Promise<Record<string, AnswerValue>[]> {
  const rows = await database
    .selectFrom('survey_answer')
    .select('answers')
    .where('survey_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ answers }) => answers);
}

interface PersonAnswer {
  person: { id: string; name: string; avatar: string | null };
  survey_name: string;
  answered_at: Date | null;
  parts: SurveyPart[];
  answers: Record<string, AnswerValue>;
}

/** What one person answered; undefined if nothing is stored with the person. */
export async function findAnswer(
  database: Database,
  { id, userId }: { id: string; userId: string },
  caller: Caller,
): Promise<PersonAnswer | undefined> {
  const row = await managedSurveys(database, caller)
    .innerJoin('survey_form', 'survey_form.id', 'survey.form_id')
    .innerJoin('survey_answer', 'survey_answer.survey_id', 'survey.id')
    .innerJoin('user_account', 'user_account.id', 'survey_answer.user_id')
    .select(['user_account.id', 'user_account.name', 'user_account.avatar', 'survey.name as survey_name'])
    .select(['survey_answer.answered_at', 'survey_form.parts', 'survey_answer.answers'])
    .where('survey.id', '=', id)
    .where('user_account.id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id: person, name, avatar, ...answer } = row;
  return { ...answer, person: { id: person, name, avatar } };
}
