import { demoCompany } from '@sen/api/fixtures/people';
import { sortKey } from '@sen/domain/text/sort';
import type { InTransaction } from '../store/database.ts';
import { demoSurveyForms } from './demoSurveyForms.ts';

const day = 86_400_000;

/** The bank of survey forms. */
export async function seedSurveyForms(database: InTransaction, now: Date): Promise<void> {
  const categories = await database
    .selectFrom('category')
    .select(['id', 'name'])
    .where('company_id', '=', demoCompany.id)
    .where('kind', '=', 'survey_vote')
    .execute();
  await database
    .insertInto('survey_form')
    .values(
      demoSurveyForms.flatMap(({ category, by, daysAgo, parts, ...form }) => {
        const made = new Date(now.getTime() - daysAgo * day);
        return categories
          .filter(({ name }) => name === category)
          .map(({ id }) => ({
            ...form,
            sort_key: sortKey(form.name),
            company_id: demoCompany.id,
            category_id: id,
            parts: JSON.stringify(parts),
            created_by: by,
            updated_by: by,
            created_at: made,
            updated_at: made,
          }));
      }),
    )
    .execute();
}
