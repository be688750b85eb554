import { people, secondCompany } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lessons, missing, questions, refusal, TestCategories } from '../../testing/TestCategories.ts';

let categories: TestCategories;
beforeAll(async () => {
  categories = await TestCategories.start();
});
afterAll(() => categories.stop());

describe('a change', () => {
  test('keeps markup as text and tidies spaces', async () => {
    const id = await categories.add(lessons);
    const name = '<img src=x onerror=alert(1)>  & "An toàn"';
    const { body } = await categories.change(id, { name });
    expect(body.data).toMatchObject({ name: '<img src=x onerror=alert(1)> & "An toàn"', version: 2 });
  });

  test('is refused without a name, and for one that looks like another', async () => {
    const [id, other] = [await categories.add(lessons), await categories.add(lessons, 'Thủy lực')];
    expect(refusal(await categories.change(id, { name: '' }))).toEqual([
      422,
      { name: 'thisFieldIsRequired' },
    ]);
    expect(refusal(await categories.change(id, { name: 'thuỷ LỰC' }))).toEqual([
      422,
      { name: 'categoryNameTaken' },
    ]);
    expect((await categories.change(other, { name: 'Thuỷ lực' })).body.data.name).toBe('Thuỷ lực');
  });

  test('based on an older version is refused and says what the category has become', async () => {
    const id = await categories.add(lessons);
    expect(
      (await categories.change(id, { name: 'Tên thứ nhất', version: 1 }, lessons, 'superAdmin')).status,
    ).toBe(200);
    const second = await categories.change(id, { name: 'Tên thứ hai', version: 1 });
    expect(refusal(second)).toEqual([409, { code: 'categoryChanged' }]);
    expect(second.body.message).toContain('“Tên thứ nhất”');
    expect((await categories.get(id)).body.data).toMatchObject({ name: 'Tên thứ nhất', version: 2 });
    expect((await categories.change(id, { name: 'Tên thứ hai', version: 2 })).body.data.name).toBe(
      'Tên thứ hai',
    );
  });

  test('of two that are saved at once is made by the first alone', async () => {
    const id = await categories.add(lessons);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        categories.change(id, { name: categories.unique(`Cùng lúc ${n}`), version: 1 }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });

  test('to the same name is made for one of two that are saved at once', async () => {
    const ids = [await categories.add(lessons), await categories.add(lessons)];
    const name = categories.unique('Cùng tên');
    const answers = await Promise.all(ids.map((id) => categories.change(id, { name })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect([409, 422]).toContain(Math.max(...statuses));
  });

  test('gives a category another parent, with two levels and no cycle', async () => {
    const [top, other] = [await categories.add(lessons), await categories.add(lessons)];
    const low = await categories.child(top);
    const name = categories.unique('Chuyển chỗ');
    expect(refusal(await categories.change(top, { name, parent_id: top }))).toEqual([
      422,
      { parent_id: 'categoryAboveItself' },
    ]);
    expect(refusal(await categories.change(top, { name, parent_id: low }))).toEqual([
      422,
      { parent_id: 'categoryTooDeep' },
    ]);
    expect(refusal(await categories.change(top, { name, parent_id: other }))).toEqual([
      422,
      { parent_id: 'categoryHasChildren' },
    ]);
    expect((await categories.change(low, { name, parent_id: other })).body.data.parent).toMatchObject({
      id: other,
    });
    expect((await categories.change(low, { name: `${name} mới` })).body.data.parent).toMatchObject({
      id: other,
    });
    expect((await categories.change(top, { name, parent_id: other })).status).toBe(200);
    expect(
      (await categories.change(low, { name: categories.unique('Lên trên'), parent_id: null })).body.data
        .parent,
    ).toBeNull();
    expect((await categories.childrenOf(other)).data.map(({ id }) => id)).toEqual([top]);
  });

  test('that would put two categories into each other is made by one of them', async () => {
    const [one, other] = [await categories.add(lessons), await categories.add(lessons)];
    const answers = await Promise.all([
      categories.change(one, { name: categories.unique('Một'), parent_id: other }),
      categories.change(other, { name: categories.unique('Hai'), parent_id: one }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test('takes no parent of another kind or unit', async () => {
    const id = await categories.add(lessons);
    const name = categories.unique('Cha lạ');
    const foreign = await categories.add(lessons, categories.unique('Xa'), secondCompany.id);
    for (const parent_id of [await categories.add(questions), foreign, missing]) {
      expect(refusal(await categories.change(id, { name, parent_id }, lessons, 'superAdmin'))).toEqual([
        422,
        { parent_id: 'unknownReference' },
      ]);
    }
  });

  test('of the unit is for super-admins, and only while nothing uses the category', async () => {
    const id = await categories.add(lessons);
    const name = categories.unique('Đổi đơn vị');
    expect((await categories.change(id, { name, company_id: secondCompany.id })).status).toBe(404);
    const low = await categories.child(id);
    const wanted = { name, company_id: secondCompany.id };
    const fixed = [422, { company_id: 'categoryUnitFixed' }];
    expect(refusal(await categories.change(id, wanted, lessons, 'superAdmin'))).toEqual(fixed);
    expect(refusal(await categories.change(low, wanted, lessons, 'superAdmin'))).toEqual(fixed);
    expect(refusal(await categories.change('1', wanted, questions, 'superAdmin'))).toEqual(fixed);
    expect((await categories.remove([low])).status).toBe(200);
    const { body } = await categories.change(id, wanted, lessons, 'superAdmin');
    expect(body.data.company_name).toBe(secondCompany.company_name);
    expect(
      refusal(await categories.change(id, { name, company_id: missing }, lessons, 'superAdmin')),
    ).toEqual([422, { company_id: 'unknownReference' }]);
  });

  test('is for the creator and super-admins; others learn whom to ask', async () => {
    const id = await categories.add(lessons);
    await categories.app.database
      .updateTable('category')
      .set({ created_by: people.teacher.id })
      .where('id', '=', id)
      .execute();
    for (const refused of [
      await categories.change(id, { name: 'Của người khác' }),
      await categories.remove([id]),
      await categories.move(id, { to: await categories.add(lessons) }),
    ]) {
      expect(refusal(refused)).toEqual([403, { code: 'categoryOfAnother' }]);
      expect(refused.body.message).toContain(people.teacher.name);
    }
    await categories.app.database
      .updateTable('category')
      .set({ created_by: null })
      .where('id', '=', id)
      .execute();
    expect(refusal(await categories.change(id, { name: 'Không còn ai' }))).toEqual([
      403,
      { code: 'categoryWithoutCreator' },
    ]);
    expect((await categories.remove([id], lessons, 'superAdmin')).status).toBe(200);
  });
});
