import { sortKey } from '@sen/domain/text/sort';
import { insertSurveyForm } from './insertSurveyForm.ts';
import type { TestApp } from './TestApp.ts';

interface NewSurvey {
  companyId: string;
  createdBy: string;
  name: string;
  participants: readonly string[];
  /** The class that is asked; otherwise a project of its own. */
  classroom?: string;
  anonymous?: boolean;
  starts_at: Date;
  ends_at: Date;
}

/** A survey of a class, or of a project of its own, whose lecturer is who created it. */
export async function insertSurvey(
  app: Pick<TestApp, 'database'>,
  { companyId, createdBy, name, participants, classroom, anonymous = false, starts_at, ends_at }: NewSurvey,
): Promise<{ id: string; project: string; form: string }> {
  const named = { company_id: companyId, name, sort_key: sortKey(name), created_by: createdBy };
  const project = await app.database
    .insertInto('project')
    .values(named)
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.database
    .insertInto('project_person')
    .values({ project_id: project.id, user_id: createdBy, part: 'lecturer' })
    .execute();
  const form = await insertSurveyForm(app, { companyId, createdBy, name });
  const { id } = await app.database
    .insertInto('survey')
    .values({
      ...named,
      form_id: form.id,
      project_id: classroom === undefined ? project.id : null,
      classroom_id: classroom ?? null,
      course_id: null,
      anonymous,
      starts_at,
      ends_at,
      priority: null,
      quarter: null,
      year: null,
      reason: '',
      audience: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (participants.length > 0)
    await app.database
      .insertInto('survey_participant')
      .values(participants.map((user_id) => ({ survey_id: id, user_id })))
      .execute();
  return { id, project: project.id, form: form.id };
}
