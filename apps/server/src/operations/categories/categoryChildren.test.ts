import type { Answer } from '@sen/api/contract/model';
import { secondCompany } from '@sen/api/fixtures/people';
import { childSortSeparator } from '@sen/domain/categories/childSortKey';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lessons, missing, questions, refusal, TestCategories } from '../../testing/TestCategories.ts';

let categories: TestCategories;
beforeAll(async () => {
  categories = await TestCategories.start();
});
afterAll(() => categories.stop());

describe('children', () => {
  test('have the kind and unit of their parent, follow it in lists and are named after it', async () => {
    const id = await categories.add(lessons, 'Kho vận');
    const other = await categories.add(lessons, 'Kho vận nội địa');
    await categories.child(id, 'Xe nâng');
    await categories.child(id, 'Đóng gói');
    expect((await categories.childrenOf(id)).data.map(({ name, parent }) => [name, parent?.id])).toEqual([
      ['Đóng gói', id],
      ['Xe nâng', id],
    ]);
    const list = await categories.app.call<Answer<'listCategoryOptions'>>('listCategoryOptions', 'admin', {
      path: { categories: lessons },
    });
    const names = list.body.data.map(({ name }) => name);
    const at = names.indexOf('Kho vận');
    expect(names.slice(at, at + 4)).toEqual([
      'Kho vận',
      'Kho vận / Đóng gói',
      'Kho vận / Xe nâng',
      'Kho vận nội địa',
    ]);
    expect((await categories.get(id)).body.data).toMatchObject({ child_count: 2, parent: null });
    expect((await categories.change(id, { name: 'Lô gi xtíc' })).status).toBe(200);
    const after = await categories.app.call<Answer<'listCategoryOptions'>>('listCategoryOptions', 'admin', {
      path: { categories: lessons },
    });
    const renamed = after.body.data.map(({ name }) => name);
    expect(renamed.slice(renamed.indexOf('Lô gi xtíc'))).toEqual(
      expect.arrayContaining(['Lô gi xtíc', 'Lô gi xtíc / Đóng gói', 'Lô gi xtíc / Xe nâng']),
    );
    expect(renamed.indexOf('Lô gi xtíc / Đóng gói')).toBe(renamed.indexOf('Lô gi xtíc') + 1);
    expect(other).not.toBe(id);
  });

  test('have no children, and are listed at the address with a slash, too', async () => {
    const id = await categories.add(lessons);
    const low = await categories.child(id);
    expect(refusal(await categories.addChild(low, 'Cấp ba'))).toEqual([409, { code: 'categoryTooDeep' }]);
    const { status } = await categories.app.app.fastify
      .inject({
        url: `/api/${lessons}/${id}/child/`,
        headers: {
          'x-requested-with': 'XMLHttpRequest',
          authorization: `Bearer ${await categories.app.signIn('admin')}`,
        },
      })
      .then(({ statusCode }) => ({ status: statusCode }));
    expect(status).toBe(200);
  });

  test('have names that look different within their parent, and may repeat elsewhere', async () => {
    const [one, other] = [await categories.add(lessons), await categories.add(lessons)];
    expect((await categories.addChild(one, 'Hoà giải')).status).toBe(200);
    expect(refusal(await categories.addChild(one, 'HÒA  GIẢI'))).toEqual([
      422,
      { name: 'categoryNameTaken' },
    ]);
    expect((await categories.addChild(other, 'Hòa giải')).status).toBe(200);
    expect(refusal(await categories.addChild(one, ' '))).toEqual([422, { name: 'thisFieldIsRequired' }]);
    expect((await categories.addChild(one, 'a'.repeat(201))).body.codes).toHaveProperty('name');
  });

  test('of another kind or unit are 404, as unknown ones', async () => {
    const foreign = await categories.add(lessons, categories.unique('Xa'), secondCompany.id);
    for (const id of [foreign, missing, await categories.add(questions)]) {
      expect((await categories.get(id)).status).toBe(404);
      expect((await categories.addChild(id, 'Con')).status).toBe(404);
      expect((await categories.change(id, { name: 'Tên mới' })).status).toBe(404);
      expect((await categories.remove([id])).status).toBe(404);
      expect((await categories.move(id, { to: '7' })).status).toBe(404);
      expect(
        (await categories.app.call('listCategoryChildren', 'admin', { path: { categories: lessons, id } }))
          .status,
      ).toBe(404);
    }
  });
});

test('a category of ten thousand children is listed, renamed and emptied', async () => {
  const [id, to] = [
    await categories.add('courses_categories', 'Rộng'),
    await categories.add('courses_categories', 'Đích'),
  ];
  await sql`insert into category (company_id, kind, name, sort_key, parent_id)
    select company_id, kind, 'Con ' || n, sort_key || ${childSortSeparator} || n, id
    from category, generate_series(1, 10000) n where id = ${id}`.execute(categories.app.database);
  const last = await categories.childrenOf(id, 'courses_categories', { page: 1000 });
  expect([last.total, last.data.length]).toEqual([10_000, 10]);
  const renamed = await categories.change(id, { name: 'Rất rộng' }, 'courses_categories');
  expect(renamed.body.data.child_count).toBe(10_000);
  const moved = await categories.move(id, { to, then_delete: true }, 'courses_categories');
  expect([moved.status, moved.body.data]).toEqual([200, [{ thing: 'child', count: 10_000 }]]);
});
