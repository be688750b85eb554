import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import type { Answer, Problem } from '@sen/api/contract/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertCategory } from '../../testing/access/insertCategory.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let foreign: { teacher: string; project: string };
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  const ofSecond = { company_id: secondCompany.id };
  const teacher = await app.database
    .selectFrom('user_account')
    .select('id')
    .where('company_id', '=', ofSecond.company_id)
    .where('role', '=', 'teacher')
    .executeTakeFirstOrThrow();
  const project = await app.database
    .selectFrom('project')
    .select('id')
    .where('company_id', '=', ofSecond.company_id)
    .executeTakeFirstOrThrow();
  foreign = { teacher: teacher.id, project: project.id };
});
afterAll(() => app.stop());

type One = Answer<'getProject'> & Problem;
type Rows = Answer<'listProjects'>;
type As = 'superAdmin' | 'admin' | 'teacher';

const add = (body: object, as: As = 'admin') => app.call<One>('addProject', as, { body });
const edit = (id: string, body: object) => app.call<One>('editProject', 'admin', { path: { id }, body });
const get = (id: string, as: As) => app.call<One>('getProject', as, { path: { id } });
const remove = (ids: string[]) =>
  app.call<Problem>('deleteProjects', 'admin', { body: { project_ids: ids } });
const list = (query: Record<string, string | string[] | number> = {}, as: As = 'admin') =>
  app.call<Rows & Problem>('listProjects', as, { query });

describe('refused', () => {
  test('a name that the unit has, whatever its marks, case and tone placement', async () => {
    await add({ project_name: 'Nghiệp vụ hoà giải' });
    const { body } = await add({ project_name: 'Kỹ năng hòa nhập' });
    const twin = { project_name: 'NGHIỆP VỤ  hòa giải' };
    expect((await add(twin)).body.codes).toEqual({ project_name: 'projectNameTaken' });
    expect((await edit(body.data.id, twin)).body.codes).toEqual({ project_name: 'projectNameTaken' });
    const elsewhere = await add({ ...twin, company_id: secondCompany.id }, 'superAdmin');
    expect(elsewhere.status).toBe(200);
  });

  test.each<[string, () => object, Record<string, string>]>([
    ['a blank name', () => ({ project_name: ' \u200b' }), { project_name: 'thisFieldIsRequired' }],
    [
      'another unit’s lecturer',
      () => ({ lecturer_ids: [foreign.teacher] }),
      { lecturer_ids: 'unknownReference' },
    ],
    ['another unit’s participant', () => ({ user_ids: [foreign.teacher] }), { user_ids: 'unknownReference' }],
    ['a person who is not there', () => ({ user_ids: ['987654'] }), { user_ids: 'unknownReference' }],
    [
      'an account above the units',
      () => ({ user_ids: [people.superAdmin.id] }),
      { user_ids: 'unknownReference' },
    ],
    [
      'a student as lecturer',
      () => ({ lecturer_ids: [people.student.id] }),
      { lecturer_ids: 'projectLecturerNotTeacher' },
    ],
    [
      'a person in both lists',
      () => ({ user_ids: [people.teacher.id], lecturer_ids: [people.teacher.id] }),
      { user_ids: 'projectPersonTwice' },
    ],
    [
      'a type that is not there',
      () => ({ project_type_id: '987654' }),
      { project_type_id: 'unknownReference' },
    ],
  ])('%s', async (_, wrong, codes) => {
    const before = (await list()).body.total;
    const { status, body } = await add({ project_name: 'Dự án sai', ...wrong() });
    expect(status).toBe(422);
    expect(body.codes).toEqual(codes);
    expect((await list()).body.total).toBe(before);
  });

  test('a category of another unit or kind as type', async () => {
    const elsewhere = await insertCategory(app, secondCompany.id, 'project', 'Của đơn vị khác');
    const exam = await insertCategory(app, demoCompany.id, 'exam', 'Của đề thi');
    for (const project_type_id of [elsewhere, exam]) {
      const { body } = await add({ project_name: 'Dự án sai', project_type_id });
      expect(body.codes).toEqual({ project_type_id: 'unknownReference' });
    }
  });

  test('another unit: its project cannot be reached, and one cannot be moved there', async () => {
    expect((await get(foreign.project, 'admin')).status).toBe(404);
    expect((await edit(foreign.project, { project_name: 'X' })).status).toBe(404);
    expect((await remove([foreign.project])).status).toBe(404);
    const { body } = await add({ project_name: 'Ở lại' });
    const moved = await edit(body.data.id, { project_name: 'Ở lại', company_id: secondCompany.id });
    expect(moved.body.codes).toEqual({ company_id: 'projectUnitFixed' });
  });

  test('a name of 10,000 characters; a description of as many is kept', async () => {
    const long = 'dự án '.repeat(1667).slice(0, 10_000).trim();
    expect((await add({ project_name: long })).status).toBe(422);
    const { body } = await add({ project_name: 'Mô tả dài', project_description: long });
    expect(body.data.project_description).toBe(long);
  });
});
