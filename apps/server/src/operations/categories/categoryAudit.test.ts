import type { Answer, CategorySegment } from '@sen/api/contract/model';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf } from '../../testing/auditOf.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
});
afterAll(() => app.stop());

const categories: CategorySegment = 'lessons_categories';
const by = { actor_id: people.admin.id, company_id: demoCompany.id };

async function add(name: string): Promise<string> {
  const { body } = await app.call<Answer<'addCategory'>>('addCategory', 'admin', {
    path: { categories },
    body: { name },
  });
  return body.data.id;
}

test('each change of a category is in the log of its unit', async () => {
  const [id, to] = [await add('Nhật ký'), await add('Nhật ký khác')];
  const { body } = await app.call<Answer<'addCategoryChild'>>('addCategoryChild', 'admin', {
    path: { categories, id },
    body: { name: 'Con' },
  });
  await app.call('changeCategory', 'admin', { path: { categories, id }, body: { name: 'Nhật ký mới' } });
  await app.call('moveCategoryContents', 'admin', {
    path: { categories, id },
    body: { to, then_delete: true },
  });
  await app.call('deleteCategories', 'admin', {
    path: { categories },
    body: { category_ids: [to, body.data.id] },
  });
  expect(await auditOf(app.database, 'category', id)).toEqual([
    { ...by, action: 'category.added', details: {} },
    { ...by, action: 'category.edited', details: {} },
    { ...by, action: 'category.contentsMoved', details: { to } },
    { ...by, action: 'category.deleted', details: { name: 'Nhật ký mới' } },
  ]);
  expect(await auditOf(app.database, 'category', body.data.id)).toEqual([
    { ...by, action: 'category.added', details: {} },
    { ...by, action: 'category.deleted', details: { name: 'Con' } },
  ]);
});

test('what is refused is not in the log', async () => {
  const id = await add('Bị từ chối');
  const refused = await app.call('changeCategory', 'admin', {
    path: { categories, id },
    body: { name: 'Muộn', version: 7 },
  });
  expect(refused.status).toBe(409);
  expect(await auditOf(app.database, 'category', id)).toHaveLength(1);
});
