import { sortKey } from '@sen/domain/text/sort';
import { trueFalse } from '../../seeds/sampleQuestion.ts';
import type { AccessCell } from './AccessCell.ts';
import { insertCategory } from './insertCategory.ts';

const { content, key } = trueFalse('', true);

/** A question created by this person, in a category of its own. */
export async function insertQuestion({ app, unit }: AccessCell, title: string, created_by: string) {
  const category = await insertCategory(app, unit.id, 'question', title);
  const { id } = await app.database
    .insertInto('question')
    .values({
      company_id: unit.id,
      category_id: category,
      type: 'true_false',
      status: 'published',
      title,
      sort_key: sortKey(title),
      content: JSON.stringify(content),
      key: JSON.stringify(key),
      created_by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, category };
}
