import { childSortKey } from '@sen/domain/categories/childSortKey';
import { sortKey } from '@sen/domain/text/sort';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { sql } from 'kysely';
import type { Database } from '../../src/store/database.ts';

const topics = [
  'An toàn',
  'Kỹ năng',
  'Vận hành',
  'Phòng cháy',
  'Chất lượng',
  'Đào tạo',
  'Ứng phó',
  'Quy trình',
];
const places = ['điện', 'hóa chất', 'trên cao', 'kho vận', 'phân xưởng', 'văn phòng', 'khách hàng'];

/** Adds 20,000 lesson categories to the demo organisation: 5,000 with three children each. */
export async function seedLessonCategories(database: Database): Promise<void> {
  const parents = Array.from({ length: 5_000 }, (_, at) => {
    const name = `${topics[at % topics.length]} ${places[at % places.length]} ${at}`;
    return { name, sort_key: sortKey(name) };
  });
  const owner = sql`${demoCompany.id}::bigint, 'lesson', ${people.admin.id}::bigint`;
  const { rows } = await sql<{ id: string; sort_key: string }>`insert into category
      (company_id, kind, created_by, name, sort_key)
    select ${owner}, name, sort_key from jsonb_to_recordset(${JSON.stringify(parents)}::jsonb) as one (name text, sort_key text)
    returning id, sort_key`.execute(database);
  const children = rows.flatMap((parent) =>
    ['Cơ bản', 'Nâng cao', 'Định kỳ'].map((name) => ({
      name,
      sort_key: childSortKey(parent.sort_key, name),
      parent_id: parent.id,
    })),
  );
  await sql`insert into category (company_id, kind, created_by, name, sort_key, parent_id)
    select ${owner}, name, sort_key, parent_id
    from jsonb_to_recordset(${JSON.stringify(children)}::jsonb) as one (name text, sort_key text, parent_id bigint)`.execute(
    database,
  );
  await sql`vacuum analyze category`.execute(database);
}
