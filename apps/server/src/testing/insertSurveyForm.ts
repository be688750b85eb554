import type { ExamStatus } from '@sen/api/contract/model';
import { sortKey } from '@sen/domain/text/sort';
import { insertCategory } from './access/insertCategory.ts';
import { surveyParts } from './surveyParts.ts';
import type { TestApp } from './TestApp.ts';

/** A survey form of a unit, and its category. */
export async function insertSurveyForm(
  app: Pick<TestApp, 'database'>,
  {
    companyId,
    createdBy,
    name,
    status = 'published',
  }: { companyId: string; createdBy: string; name: string; status?: ExamStatus },
): Promise<{ id: string; category: string }> {
  const category = await insertCategory(app, companyId, 'survey_vote', name);
  const { id } = await app.database
    .insertInto('survey_form')
    .values({
      company_id: companyId,
      name,
      sort_key: sortKey(name),
      description: '',
      category_id: category,
      status,
      parts: JSON.stringify(surveyParts),
      created_by: createdBy,
      updated_by: createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, category };
}
