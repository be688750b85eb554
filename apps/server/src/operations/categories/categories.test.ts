import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import { lessonCategories, lessonCategoryNames } from '@sen/api/fixtures/categories';
import type { Answer, CategorySegment, Problem } from '@sen/api/contract/model';
import { categoryKinds } from '@sen/domain/categories/categoryKinds';
import { compareVietnamese } from '@sen/domain/text/sort';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
});
afterAll(() => app.stop());

type Person = keyof typeof people;
const lessons: CategorySegment = 'lessons_categories';

const list = async (
  query: Record<string, string | string[] | number> = {},
  categories: CategorySegment = lessons,
) =>
  (await app.call<Answer<'listCategories'>>('listCategories', 'admin', { path: { categories }, query })).body;

const add = (name: string, categories: CategorySegment = lessons, as: Person = 'admin') =>
  app.call<Answer<'addCategory'> & Problem>('addCategory', as, { path: { categories }, body: { name } });

describe('a list of categories', () => {
  test('has those of its kind by name, each followed by its children', async () => {
    const { data, total } = await list({ limit: 20 });
    const named = ({ name, parent, child_count }: (typeof data)[number]) => [name, parent?.name, child_count];
    expect(data.map(named)).toEqual(lessonCategories.map(named));
    expect(total).toBe(lessonCategories.length);
    expect(data[0]).toMatchObject({
      company_name: demoCompany.company_name,
      name_created: people.admin.name,
      created_by: people.admin.id,
    });
    const tops = await list({ 'fieldName[]': ['level'], 'keyword[]': ['parent'] });
    expect(tops.data.map(({ name }) => name)).toEqual(lessonCategoryNames.toSorted(compareVietnamese));
  });

  test('is searched without marks, and sorts in both directions', async () => {
    const found = await list({ 'fieldName[]': ['name'], 'keyword[]': ['PHONG CHAY'] });
    expect(found.data.map(({ name }) => name)).toEqual(['Phòng cháy, chữa cháy và cứu nạn']);
    const up = await list({ sort: 'name', limit: 20 });
    const down = await list({ sort: 'name', order: 'desc', limit: 20 });
    expect(down.data).toEqual(up.data.toReversed());
  });

  test('is limited to units by fixed values, besides its filters and the own unit', async () => {
    const own = { 'fixed[]': [demoCompany.id] };
    expect((await list(own)).total).toBe(lessonCategories.length);
    expect((await list({ ...own, 'fieldName[]': ['name'], 'keyword[]': ['PHONG CHAY'] })).total).toBe(1);
    expect((await list({ 'fixed[]': [secondCompany.id] })).total).toBe(0);
  });

  test.each(Object.values(categoryKinds).map(({ segment }) => segment))(
    '%s has an address',
    async (segment) => {
      expect((await list({}, segment)).total).toBeGreaterThan(0);
    },
  );

  test('an unknown kind is an unknown path, and known ones hide no other path', async () => {
    const unknown = await app.call<Problem>('listCategories', 'admin', {
      path: { categories: 'banners_categories' },
    });
    expect(unknown.status).toBe(404);
    expect((await app.call('listMembers', 'admin')).status).toBe(200);
    expect(
      (await app.call('listCategoryOptions', 'teacher', { path: { categories: 'surveys_categories' } })).body,
    ).toEqual({
      data: expect.arrayContaining([expect.objectContaining({ name: 'Thi cuối khóa' })]),
    });
  });
});

describe('a new category', () => {
  test('is in the list, with tidy spaces', async () => {
    const { status, body } = await add('  An  ninh\u200b mạng ');
    expect([status, body.data.name]).toEqual([200, 'An ninh mạng']);
    expect((await list({ sort: 'created_at' })).data[0]).toMatchObject({ id: body.data.id });
  });

  test.each(['', '  ', '\u200b'])('needs a name: %j', async (name) => {
    const { status, body } = await add(name);
    expect([status, body.codes]).toEqual([422, { name: 'thisFieldIsRequired' }]);
  });

  test('has at most 200 characters', async () => {
    expect((await add('a'.repeat(201))).body.codes).toHaveProperty('name');
    expect((await add('ê'.repeat(200))).status).toBe(200);
  });

  test('has a name that looks like no other of its kind and unit', async () => {
    await add('Kỹ năng số');
    const { status, body } = await add('KY  NANG SO');
    expect([status, body.codes]).toEqual([422, { name: 'categoryNameTaken' }]);
    expect((await add('Kỹ năng số', 'surveys_categories')).status).toBe(200);
  });

  test('is made once when two ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => add('Ứng phó sự cố')));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422, 422, 422]);
  });

  describe('of a super-admin', () => {
    const addTo = (name: string, company_id?: string, as: Person = 'superAdmin') =>
      app.call<Answer<'addCategory'> & Problem>('addCategory', as, {
        path: { categories: lessons },
        body: { name, ...(company_id && { company_id }) },
      });

    test('is in the chosen unit', async () => {
      const { status, body } = await addTo('An toàn điện', secondCompany.id);
      expect(status).toBe(200);
      const query = { sort: 'created_at' };
      const all = await app.call<Answer<'listCategories'>>('listCategories', 'superAdmin', {
        path: { categories: lessons },
        query,
      });
      expect(all.body.data[0]).toMatchObject({ id: body.data.id, company_name: secondCompany.company_name });
      expect((await list(query)).data[0]?.id).not.toBe(body.data.id);
    });

    test('needs a unit that exists', async () => {
      const without = await addTo('Chưa chọn đơn vị');
      expect([without.status, without.body.codes]).toEqual([422, { company_id: 'thisFieldIsRequired' }]);
      const unknown = await addTo('Đơn vị lạ', '987654321');
      expect([unknown.status, unknown.body.codes]).toEqual([422, { company_id: 'unknownReference' }]);
    });

    test('may be in any unit, that of an admin only in the own one', async () => {
      expect((await addTo('Của đơn vị khác', secondCompany.id, 'admin')).status).toBe(404);
      expect((await addTo('Của đơn vị mình', demoCompany.id, 'admin')).status).toBe(200);
    });
  });

  test.each<Person>(['teacher', 'student', 'staff', 'sponsor'])('is not for a %s', async (as) => {
    expect((await add('Không được phép', lessons, as)).status).toBe(403);
  });
});
