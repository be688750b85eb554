import { sql } from 'kysely';
import { categoryPathName } from '../categories/categoryPathName.ts';
import { ofCategories } from '../categories/ofCategories.ts';
import type { Database } from '../database.ts';
import { defineList } from '../lists/defineList.ts';
import { isAsked } from './surveyForms.ts';

const partCount = sql<number>`jsonb_array_length(survey_form.parts)`;
const questionCount = sql<number>`(select coalesce(sum(jsonb_array_length(part -> 'questions')), 0)::int
  from jsonb_array_elements(survey_form.parts) part)`;

/** The bank of survey forms of a unit. */
export const surveyFormList = defineList('listSurveyForms', {
  from: (database: Database) => database.selectFrom('survey_form'),
  id: 'survey_form.id',
  unit: 'survey_form.company_id',
  fields: {
    name: { kind: 'text', column: 'survey_form.name_words' },
    category_id: { kind: 'custom', condition: (ids) => ofCategories('survey_form.category_id', ids) },
    status: { kind: 'enum', column: 'survey_form.status' },
    company_id: { kind: 'id', column: 'survey_form.company_id' },
    updated_at: { kind: 'time', column: 'survey_form.updated_at' },
  },
  fixedField: 'status',
  sorts: {
    name: 'survey_form.sort_key',
    status: 'survey_form.status',
    updated_at: 'survey_form.updated_at',
  },
  select: (database: Database) =>
    database
      .selectFrom('survey_form')
      .innerJoin('category', 'category.id', 'survey_form.category_id')
      .innerJoin('user_account', 'user_account.id', 'survey_form.created_by')
      .select(['survey_form.id', 'survey_form.company_id', 'survey_form.name', 'survey_form.status'])
      .select(['survey_form.category_id', categoryPathName.as('category_name')])
      .select(['survey_form.created_by', 'user_account.name as name_created', 'survey_form.updated_at'])
      .select([isAsked.as('in_use'), partCount.as('part_count'), questionCount.as('question_count')]),
  row: ({ category_id, category_name, updated_at, ...row }) => ({
    ...row,
    category: { id: category_id, name: category_name },
    updated_at: updated_at.toISOString(),
  }),
});
