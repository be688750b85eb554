import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import type { Answer, Problem } from '@sen/api/contract/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
});
afterAll(() => app.stop());

type One = Answer<'getProject'> & Problem;
type Rows = Answer<'listProjects'>;
type As = 'superAdmin' | 'admin' | 'teacher';

const add = (body: object) => app.call<One>('addProject', 'admin', { body });
const get = (id: string, as: As) => app.call<One>('getProject', as, { path: { id } });
const list = (query: Record<string, string | string[] | number> = {}, as: As = 'admin') =>
  app.call<Rows & Problem>('listProjects', as, { query });
const names = ({ body }: { body: Rows }) => body.data.map(({ project_name }) => project_name);

test('a teacher sees the projects in which the teacher takes part, and filters by the part', async () => {
  const { body } = await add({ project_name: 'Vệ sinh an toàn thực phẩm', user_ids: [people.teacher.id] });
  const seen = names(await list({ limit: 100 }, 'teacher'));
  expect(seen).toEqual(expect.arrayContaining(['Huấn luyện an toàn 2026', 'Vệ sinh an toàn thực phẩm']));
  expect(seen).not.toContain('Phát triển đội ngũ bán hàng');
  const part = { 'fieldName[]': ['part'], 'keyword[]': ['participant'] };
  expect(names(await list({ ...part, 'fixed[]': [body.data.id] }, 'teacher'))).toEqual([
    'Vệ sinh an toàn thực phẩm',
  ]);
  expect((await get(body.data.id, 'teacher')).body.data.part).toBe('participant');
});

test('a list shows the people of each project, and is found without marks', async () => {
  const { body } = await list({ 'fieldName[]': ['project_name'], 'keyword[]': ['huan luyen'] });
  expect(body.data).toMatchObject([
    {
      project_name: 'Huấn luyện an toàn 2026',
      company_name: demoCompany.company_name,
      lecturers: [{ name: people.otherTeacher.name }, { name: people.teacher.name }],
      lecturer_count: 2,
      participant_count: 24,
      part: null,
    },
  ]);
});

test('the parent of a category finds the projects of its children', async () => {
  const parent = await app.database
    .selectFrom('category')
    .select('id')
    .where('kind', '=', 'project')
    .where('name', '=', 'Đào tạo nội bộ')
    .executeTakeFirstOrThrow();
  const found = await list({ 'fieldName[]': ['project_type_id'], 'keyword[]': [parent.id], limit: 100 });
  expect(names(found)).toEqual(expect.arrayContaining(['Huấn luyện an toàn 2026', 'Hội nhập nhân viên mới']));
});

test('a super-admin lists one unit; another unit and a missing one are not found', async () => {
  const own = await list({ company_id: secondCompany.id }, 'superAdmin');
  expect(names(own)).toEqual(['An toàn xưởng cơ khí', 'Vận hành máy CNC']);
  expect((await list({ company_id: '987654' }, 'superAdmin')).status).toBe(404);
  expect((await list({ company_id: secondCompany.id })).status).toBe(404);
});

test('the branch is found without its marks, by the beginnings of its words', async () => {
  await add({ project_name: 'Nâng cao tay nghề', field: 'Cơ điện tử, tự động hóa' });
  const found = await list({ 'fieldName[]': ['field'], 'keyword[]': ['tu dong co dien'] });
  expect(names(found)).toEqual(['Nâng cao tay nghề']);
});
