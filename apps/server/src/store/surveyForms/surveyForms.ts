import { sql } from 'kysely';
import type { SurveyForm } from '@sen/api/contract/model';
import { categoryPathName } from '../categories/categoryPathName.ts';
import type { Database } from '../database.ts';
import { inScope, type Scope } from '../lists/scope.ts';

/** Whether a survey asks the form, which then never changes. */
export const isAsked = sql<boolean>`exists (select from survey where survey.form_id = survey_form.id)`;

export async function findSurveyForm(
  database: Database,
  id: string,
  scope: Scope,
): Promise<SurveyForm | undefined> {
  const row = await database
    .selectFrom('survey_form')
    .innerJoin('category', 'category.id', 'survey_form.category_id')
    .innerJoin('user_account', 'user_account.id', 'survey_form.created_by')
    .select(['survey_form.id', 'survey_form.version', 'survey_form.company_id', 'survey_form.name'])
    .select(['survey_form.description', 'survey_form.status', 'survey_form.parts', 'survey_form.category_id'])
    .select(['survey_form.copied_from', 'survey_form.created_by', 'user_account.name as name_created'])
    .select(['survey_form.created_at', 'survey_form.updated_at', isAsked.as('in_use')])
    .select(categoryPathName.as('category_name'))
    .where('survey_form.id', '=', id)
    .where(inScope('survey_form.company_id', scope))
    .executeTakeFirst();
  if (!row) return undefined;
  const { category_id, category_name, created_at, updated_at, ...form } = row;
  return {
    ...form,
    category: { id: category_id, name: category_name },
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
