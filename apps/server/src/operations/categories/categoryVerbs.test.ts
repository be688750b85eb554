import type { Answer, CategorySegment, Problem } from '@sen/api/contract/model';
import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import { childSortSeparator } from '@sen/domain/categories/childSortKey';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
});
afterAll(() => app.stop());

type Person = keyof typeof people;
type One = Answer<'getCategory'> & Problem;
// Widened, as the type of a parameter's default is that of the constant.
const lessons = 'lessons_categories' as CategorySegment;
const questions = 'questions_categories' as CategorySegment;
const missing = '987654321';

let count = 0;
const unique = (name: string) => `${name} ${++count}`;

async function add(
  categories: CategorySegment,
  name = unique('Danh mục'),
  company_id: string = demoCompany.id,
): Promise<string> {
  const as = company_id === demoCompany.id ? 'admin' : 'superAdmin';
  const { body } = await app.call<One>('addCategory', as, {
    path: { categories },
    body: { name, company_id },
  });
  return body.data.id;
}

const addChild = (id: string, name: string, categories = lessons, as: Person = 'admin') =>
  app.call<One>('addCategoryChild', as, { path: { categories, id }, body: { name } });

async function child(id: string, name = unique('Con'), categories = lessons): Promise<string> {
  return (await addChild(id, name, categories)).body.data.id;
}

const get = async (id: string, categories = lessons, as: Person = 'admin') =>
  app.call<One>('getCategory', as, { path: { categories, id } });

const change = (id: string, body: object, categories = lessons, as: Person = 'admin') =>
  app.call<One>('changeCategory', as, { path: { categories, id }, body });

const remove = (category_ids: string[], categories = lessons, as: Person = 'admin') =>
  app.call<Problem>('deleteCategories', as, { path: { categories }, body: { category_ids } });

const move = (id: string, body: object, categories = lessons, as: Person = 'admin') =>
  app.call<Answer<'moveCategoryContents'> & Problem>('moveCategoryContents', as, {
    path: { categories, id },
    body,
  });

const childrenOf = async (id: string, categories = lessons, query = {}) =>
  (
    await app.call<Answer<'listCategoryChildren'>>('listCategoryChildren', 'admin', {
      path: { categories, id },
      query,
    })
  ).body;

const refusal = ({ status, body }: { status: number; body: Problem }) => [
  status,
  body.codes ?? { code: body.code },
];

describe('children', () => {
  test('have the kind and unit of their parent, follow it in lists and are named after it', async () => {
    const id = await add(lessons, 'Kho vận');
    const other = await add(lessons, 'Kho vận nội địa');
    await child(id, 'Xe nâng');
    await child(id, 'Đóng gói');
    expect((await childrenOf(id)).data.map(({ name, parent }) => [name, parent?.id])).toEqual([
      ['Đóng gói', id],
      ['Xe nâng', id],
    ]);
    const list = await app.call<Answer<'listCategoryOptions'>>('listCategoryOptions', 'admin', {
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
    expect((await get(id)).body.data).toMatchObject({ child_count: 2, parent: null });
    expect((await change(id, { name: 'Lô gi xtíc' })).status).toBe(200);
    const after = await app.call<Answer<'listCategoryOptions'>>('listCategoryOptions', 'admin', {
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
    const id = await add(lessons);
    const low = await child(id);
    expect(refusal(await addChild(low, 'Cấp ba'))).toEqual([409, { code: 'categoryTooDeep' }]);
    const { status } = await app.app.fastify
      .inject({
        url: `/api/${lessons}/${id}/child/`,
        headers: {
          'x-requested-with': 'XMLHttpRequest',
          authorization: `Bearer ${await app.signIn('admin')}`,
        },
      })
      .then(({ statusCode }) => ({ status: statusCode }));
    expect(status).toBe(200);
  });

  test('have names that look different within their parent, and may repeat elsewhere', async () => {
    const [one, other] = [await add(lessons), await add(lessons)];
    expect((await addChild(one, 'Hoà giải')).status).toBe(200);
    expect(refusal(await addChild(one, 'HÒA  GIẢI'))).toEqual([422, { name: 'categoryNameTaken' }]);
    expect((await addChild(other, 'Hòa giải')).status).toBe(200);
    expect(refusal(await addChild(one, ' '))).toEqual([422, { name: 'thisFieldIsRequired' }]);
    expect((await addChild(one, 'a'.repeat(201))).body.codes).toHaveProperty('name');
  });

  test('of another kind or unit are 404, as unknown ones', async () => {
    const foreign = await add(lessons, unique('Xa'), secondCompany.id);
    for (const id of [foreign, missing, await add(questions)]) {
      expect((await get(id)).status).toBe(404);
      expect((await addChild(id, 'Con')).status).toBe(404);
      expect((await change(id, { name: 'Tên mới' })).status).toBe(404);
      expect((await remove([id])).status).toBe(404);
      expect((await move(id, { to: '7' })).status).toBe(404);
      expect(
        (await app.call('listCategoryChildren', 'admin', { path: { categories: lessons, id } })).status,
      ).toBe(404);
    }
  });
});

describe('a change', () => {
  test('keeps markup as text and tidies spaces', async () => {
    const id = await add(lessons);
    const name = '<img src=x onerror=alert(1)>  & "An toàn"';
    const { body } = await change(id, { name });
    expect(body.data).toMatchObject({ name: '<img src=x onerror=alert(1)> & "An toàn"', version: 2 });
  });

  test('is refused without a name, and for one that looks like another', async () => {
    const [id, other] = [await add(lessons), await add(lessons, 'Thủy lực')];
    expect(refusal(await change(id, { name: '' }))).toEqual([422, { name: 'thisFieldIsRequired' }]);
    expect(refusal(await change(id, { name: 'thuỷ LỰC' }))).toEqual([422, { name: 'categoryNameTaken' }]);
    expect((await change(other, { name: 'Thuỷ lực' })).body.data.name).toBe('Thuỷ lực');
  });

  test('based on an older version is refused and says what the category has become', async () => {
    const id = await add(lessons);
    expect((await change(id, { name: 'Tên thứ nhất', version: 1 }, lessons, 'superAdmin')).status).toBe(200);
    const second = await change(id, { name: 'Tên thứ hai', version: 1 });
    expect(refusal(second)).toEqual([409, { code: 'categoryChanged' }]);
    expect(second.body.message).toContain('“Tên thứ nhất”');
    expect((await get(id)).body.data).toMatchObject({ name: 'Tên thứ nhất', version: 2 });
    expect((await change(id, { name: 'Tên thứ hai', version: 2 })).body.data.name).toBe('Tên thứ hai');
  });

  test('of two that are saved at once is made by the first alone', async () => {
    const id = await add(lessons);
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => change(id, { name: unique(`Cùng lúc ${n}`), version: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });

  test('to the same name is made for one of two that are saved at once', async () => {
    const ids = [await add(lessons), await add(lessons)];
    const name = unique('Cùng tên');
    const answers = await Promise.all(ids.map((id) => change(id, { name })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect([409, 422]).toContain(Math.max(...statuses));
  });

  test('gives a category another parent, with two levels and no cycle', async () => {
    const [top, other] = [await add(lessons), await add(lessons)];
    const low = await child(top);
    const name = unique('Chuyển chỗ');
    expect(refusal(await change(top, { name, parent_id: top }))).toEqual([
      422,
      { parent_id: 'categoryAboveItself' },
    ]);
    expect(refusal(await change(top, { name, parent_id: low }))).toEqual([
      422,
      { parent_id: 'categoryTooDeep' },
    ]);
    expect(refusal(await change(top, { name, parent_id: other }))).toEqual([
      422,
      { parent_id: 'categoryHasChildren' },
    ]);
    expect((await change(low, { name, parent_id: other })).body.data.parent).toMatchObject({ id: other });
    expect((await change(low, { name: `${name} mới` })).body.data.parent).toMatchObject({ id: other });
    expect((await change(top, { name, parent_id: other })).status).toBe(200);
    expect((await change(low, { name: unique('Lên trên'), parent_id: null })).body.data.parent).toBeNull();
    expect((await childrenOf(other)).data.map(({ id }) => id)).toEqual([top]);
  });

  test('that would put two categories into each other is made by one of them', async () => {
    const [one, other] = [await add(lessons), await add(lessons)];
    const answers = await Promise.all([
      change(one, { name: unique('Một'), parent_id: other }),
      change(other, { name: unique('Hai'), parent_id: one }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test('takes no parent of another kind or unit', async () => {
    const id = await add(lessons);
    const name = unique('Cha lạ');
    const foreign = await add(lessons, unique('Xa'), secondCompany.id);
    for (const parent_id of [await add(questions), foreign, missing]) {
      expect(refusal(await change(id, { name, parent_id }, lessons, 'superAdmin'))).toEqual([
        422,
        { parent_id: 'unknownReference' },
      ]);
    }
  });

  test('of the unit is for super-admins, and only while nothing uses the category', async () => {
    const id = await add(lessons);
    const name = unique('Đổi đơn vị');
    expect((await change(id, { name, company_id: secondCompany.id })).status).toBe(404);
    const low = await child(id);
    const wanted = { name, company_id: secondCompany.id };
    const fixed = [422, { company_id: 'categoryUnitFixed' }];
    expect(refusal(await change(id, wanted, lessons, 'superAdmin'))).toEqual(fixed);
    expect(refusal(await change(low, wanted, lessons, 'superAdmin'))).toEqual(fixed);
    expect(refusal(await change('1', wanted, questions, 'superAdmin'))).toEqual(fixed);
    expect((await remove([low])).status).toBe(200);
    const { body } = await change(id, wanted, lessons, 'superAdmin');
    expect(body.data.company_name).toBe(secondCompany.company_name);
    expect(refusal(await change(id, { name, company_id: missing }, lessons, 'superAdmin'))).toEqual([
      422,
      { company_id: 'unknownReference' },
    ]);
  });

  test('is for the creator and super-admins; others learn whom to ask', async () => {
    const id = await add(lessons);
    await app.database
      .updateTable('category')
      .set({ created_by: people.teacher.id })
      .where('id', '=', id)
      .execute();
    for (const refused of [
      await change(id, { name: 'Của người khác' }),
      await remove([id]),
      await move(id, { to: await add(lessons) }),
    ]) {
      expect(refusal(refused)).toEqual([403, { code: 'categoryOfAnother' }]);
      expect(refused.body.message).toContain(people.teacher.name);
    }
    await app.database.updateTable('category').set({ created_by: null }).where('id', '=', id).execute();
    expect(refusal(await change(id, { name: 'Không còn ai' }))).toEqual([
      403,
      { code: 'categoryWithoutCreator' },
    ]);
    expect((await remove([id], lessons, 'superAdmin')).status).toBe(200);
  });
});

describe('deleting', () => {
  test('is refused while something uses a category, and says what and how much', async () => {
    const refused = await remove(['1'], questions);
    expect(refusal(refused)).toEqual([409, { code: 'categoryInUse' }]);
    expect(refused.body.message).toMatch(
      /“An toàn lao động” vì danh mục đang có \d+ câu hỏi và 2 danh mục con/,
    );
    const exam = await remove(['5'], 'surveys_categories');
    expect(exam.body.message).toMatch(/\d+ đề thi/);
    expect((await get('1', questions)).status).toBe(200);
  });

  test('takes several, all or none, each once', async () => {
    const [one, other] = [await add(lessons), await add(lessons)];
    expect((await remove([one, other, missing])).status).toBe(404);
    expect((await get(one)).status).toBe(200);
    expect((await remove([one, one, other, one])).status).toBe(200);
    expect((await get(one)).status).toBe(404);
    expect((await remove([one])).status).toBe(404);
  });

  test('takes a category with all of its children, not with some', async () => {
    const id = await add(lessons);
    const [one, other] = [await child(id), await child(id)];
    const refused = await remove([id, one]);
    expect(refused.body.message).toContain('2 danh mục con');
    expect((await remove([other, id, one])).status).toBe(200);
  });

  test('needs at least one, and no more than a thousand', async () => {
    expect((await remove([])).status).toBe(422);
    expect((await remove(Array.from({ length: 1001 }, () => '1'))).status).toBe(422);
  });

  test('and using a category at once never leaves a thing without one', async () => {
    const id = await add('surveys_categories');
    const exam = {
      title: 'Đề trong danh mục sắp xóa',
      category_id: id,
      parts: [{ title: 'Phần 1', score: 100, questions: [{ question_id: '1', score: 100 }] }],
      duration_minutes: 45,
      retakes: 1,
      deduction_percent: 10,
      questions_per_page: 5,
      shuffle: false,
    };
    const [saved, removed] = await Promise.all([
      app.call<Problem>('saveExam', 'admin', { body: exam }),
      remove([id], 'surveys_categories'),
    ]);
    if (saved.status === 200) expect(refusal(removed)).toEqual([409, { code: 'categoryInUse' }]);
    else expect([saved.body.codes?.['category_id'], removed.status]).toEqual(['unknownCategory', 200]);
  });
});

describe('moving everything', () => {
  const usesOf = async (id: string, categories = questions) =>
    (await get(id, categories)).body.data.use_count;

  test('takes the uses and the children to the other category, and deletes the emptied one', async () => {
    const [from, to] = [await add(questions), await add(questions)];
    const low = await child(from, 'Con đi cùng', questions);
    await app.database
      .updateTable('question')
      .set({ category_id: from })
      .where('category_id', '=', '2')
      .execute();
    const before = await usesOf(from);
    expect(before).toBeGreaterThan(5);
    const { status, body } = await move(from, { to, then_delete: true }, questions);
    expect([status, body.data]).toEqual([
      200,
      [
        { thing: 'question', count: before },
        { thing: 'child', count: 1 },
      ],
    ]);
    expect(await usesOf(to)).toBe(before);
    expect((await get(from, questions)).status).toBe(404);
    expect((await get(low, questions)).body.data.parent).toMatchObject({ id: to });
    expect((await get(to, questions)).body.data.uses[0]).toMatchObject({ thing: 'question', count: before });
    expect((await get(to, questions)).body.data.uses[0]?.latest.length).toBe(5);
    const inParent = await app.call<Answer<'listQuestions'>>('listQuestions', 'admin', {
      query: { 'fieldName[]': ['category_id'], 'keyword[]': [to] },
    });
    expect(inParent.body.total).toBe(before);
    await app.database
      .updateTable('question')
      .set({ category_id: low })
      .where('category_id', '=', to)
      .execute();
    expect(await usesOf(low)).toBe(before);
    const inChild = await app.call<Answer<'listQuestions'>>('listQuestions', 'admin', {
      query: { 'fieldName[]': ['category_id'], 'keyword[]': [to] },
    });
    expect([inChild.body.total, inChild.body.data[0]?.category.name]).toEqual([
      before,
      `${(await get(to, questions)).body.data.name} / Con đi cùng`,
    ]);
  });

  test('goes to another category of the same kind and unit alone', async () => {
    const from = await add(questions);
    expect(refusal(await move(from, { to: from }, questions))).toEqual([422, { to: 'categoryAboveItself' }]);
    const foreign = await add(questions, unique('Xa'), secondCompany.id);
    for (const to of [await add(lessons), foreign, missing]) {
      expect(refusal(await move(from, { to }, questions, 'superAdmin'))).toEqual([
        422,
        { to: 'unknownReference' },
      ]);
    }
  });

  test('takes children only to where they may be, and none whose name is there already', async () => {
    const [from, to] = [await add(lessons), await add(lessons)];
    await child(from, 'Điện');
    const low = await child(to, 'ĐIỆN');
    expect(refusal(await move(from, { to: low }))).toEqual([422, { to: 'categoryHasChildren' }]);
    const refused = await move(from, { to, then_delete: true });
    expect(refusal(refused)).toEqual([409, { code: 'categoryChildrenCollide' }]);
    expect(refused.body.message).toContain('Điện');
    expect((await get(from)).body.data.child_count).toBe(1);
  });
});

test('a category of ten thousand children is listed, renamed and emptied', async () => {
  const [id, to] = [await add('courses_categories', 'Rộng'), await add('courses_categories', 'Đích')];
  await sql`insert into category (company_id, kind, name, sort_key, parent_id)
    select company_id, kind, 'Con ' || n, sort_key || ${childSortSeparator} || n, id
    from category, generate_series(1, 10000) n where id = ${id}`.execute(app.database);
  const last = await childrenOf(id, 'courses_categories', { page: 1000 });
  expect([last.total, last.data.length]).toEqual([10_000, 10]);
  const renamed = await change(id, { name: 'Rất rộng' }, 'courses_categories');
  expect(renamed.body.data.child_count).toBe(10_000);
  const moved = await move(id, { to, then_delete: true }, 'courses_categories');
  expect([moved.status, moved.body.data]).toEqual([200, [{ thing: 'child', count: 10_000 }]]);
});
