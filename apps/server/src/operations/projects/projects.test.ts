import { demoCompany, people } from '@sen/api/fixtures/people';
import type { Answer, Problem } from '@sen/api/contract/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertCategory } from '../../testing/access/insertCategory.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
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

const told = async (projectId: string) => {
  const events = await app.database
    .selectFrom('notification_event')
    .select(['type', 'facts', 'recipients'])
    .orderBy('id')
    .execute();
  return events
    .filter(({ facts }) => JSON.stringify(facts).includes(`"project_id":"${projectId}"`))
    .map(({ type, recipients }) => ({ type, recipients }));
};

test('an administrator creates a project with its people, who are told of it', async () => {
  const type = await insertCategory(app, demoCompany.id, 'project', 'Dự án thử');
  const { body } = await add({
    project_name: ' Chuẩn hóa  kho vận ',
    project_description: 'Dòng một\nDòng hai',
    project_type_id: type,
    field: 'Kho vận',
    user_ids: [people.student.id, people.admin.id],
    lecturer_ids: [people.teacher.id, people.teacher.id],
  });
  expect(body.data).toMatchObject({
    company_id: demoCompany.id,
    project_name: 'Chuẩn hóa kho vận',
    project_description: 'Dòng một\nDòng hai',
    project_type_id: type,
    project_type: { id: type, name: 'Danh mục của Dự án thử' },
    field: 'Kho vận',
    lecturers: [{ id: people.teacher.id, role: 'teacher' }],
    part: 'participant',
    counts: { courses: 0, classes: 0, running_classes: 0 },
    name_created: people.admin.name,
    version: 1,
  });
  const participants = body.data.participants.map(({ id }) => id);
  expect(participants.toSorted()).toEqual([people.admin.id, people.student.id]);
  expect(body.data).toMatchObject({ user_ids: participants, lecturer_ids: [people.teacher.id] });
  expect(await told(body.data.id)).toEqual([
    { type: 'ProjectLecturerAssigned', recipients: [people.teacher.id] },
    { type: 'ProjectJoined', recipients: [people.student.id] },
  ]);
});

test('a change keeps its people unless it replaces them, and tells only those who are new', async () => {
  const { body } = await add({ project_name: 'Đào tạo lái xe nâng', user_ids: [people.student.id] });
  const { id, version } = body.data;
  const changed = await edit(id, {
    project_name: 'Đào tạo lái xe nâng',
    user_ids: [people.student.id, people.otherStudent.id],
    lecturer_ids: [people.otherTeacher.id],
    version,
  });
  expect(changed.body.data).toMatchObject({ version: 2, field: null });
  expect((await told(id)).slice(1)).toEqual([
    { type: 'ProjectLecturerAssigned', recipients: [people.otherTeacher.id] },
    { type: 'ProjectJoined', recipients: [people.otherStudent.id] },
  ]);
  const emptied = await edit(id, { project_name: 'Đào tạo lái xe nâng', user_ids: [], lecturer_ids: [] });
  expect(emptied.body.data).toMatchObject({ participants: [], lecturers: [] });
});

test('an edit leaves what it omits as it is, and clears what it sends empty', async () => {
  const project_name = 'Giữ nguyên điều không gửi';
  const given = {
    project_name,
    project_description: 'Mô tả',
    project_type_id: await insertCategory(app, demoCompany.id, 'project', 'Dự án giữ nguyên'),
    field: 'Kho vận',
  };
  const members = { user_ids: [people.student.id], lecturer_ids: [people.teacher.id] };
  const { body } = await add({ ...given, ...members });
  const shown = {
    ...given,
    participants: [{ id: people.student.id }],
    lecturers: [{ id: people.teacher.id }],
  };
  expect((await edit(body.data.id, { project_name })).body.data).toMatchObject(shown);
  expect(await told(body.data.id)).toHaveLength(2);
  const cleared = await edit(body.data.id, {
    project_name,
    project_description: '',
    project_type_id: null,
    field: '',
    lecturer_ids: [],
  });
  expect(cleared.body.data).toMatchObject({
    project_description: '',
    project_type: null,
    field: null,
    participants: shown.participants,
    lecturers: [],
  });
});

test('a participant who becomes a lecturer is told', async () => {
  const { body } = await add({ project_name: 'Bảo trì tòa nhà', user_ids: [people.teacher.id] });
  await edit(body.data.id, {
    project_name: 'Bảo trì tòa nhà',
    user_ids: [],
    lecturer_ids: [people.teacher.id],
  });
  expect((await told(body.data.id)).at(-1)).toEqual({
    type: 'ProjectLecturerAssigned',
    recipients: [people.teacher.id],
  });
});

test('HTML in every text is text', async () => {
  const html = '<img src=x onerror=alert(1)>';
  const { body } = await add({ project_name: html, project_description: html, field: html });
  expect(body.data).toMatchObject({ project_name: html, project_description: html, field: html });
});

test('somebody whose account has been locked since stays, but is not added', async () => {
  const locked = people.otherStudent.id;
  const { body } = await add({ project_name: 'Giữ người cũ', user_ids: [locked] });
  const lock = (status: 'locked' | 'active') =>
    app.database.updateTable('user_account').set({ status }).where('id', '=', locked).execute();
  await lock('locked');
  const kept = await edit(body.data.id, { project_name: 'Giữ người cũ', field: 'Mới', user_ids: [locked] });
  expect(kept.status).toBe(200);
  const { body: refused } = await add({ project_name: 'Thêm người bị khóa', user_ids: [locked] });
  expect(refused.codes).toEqual({ user_ids: 'projectPersonLocked' });
  await lock('active');
});

test('of two who edit at once, the second learns of the first', async () => {
  const { body } = await add({ project_name: 'Hai người sửa' });
  const { id, version } = body.data;
  const [first, second] = await Promise.all([
    edit(id, { project_name: 'Hai người sửa 1', version }),
    edit(id, { project_name: 'Hai người sửa 2', version }),
  ]);
  const [saved, refused] = first.status === 200 ? [first, second] : [second, first];
  expect(refused.body.code).toBe('projectChanged');
  expect((await get(id, 'admin')).body.data.project_name).toBe(saved.body.data.project_name);
});

test('of two who add the same name at once, one is refused at the field', async () => {
  const both = await Promise.all([add({ project_name: 'Cùng lúc' }), add({ project_name: 'cùng lúc' })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

test('a project without courses is deleted with its people; one with them says what it has', async () => {
  const { body } = await add({ project_name: 'Xóa được', user_ids: [people.student.id] });
  const used = (await list({ 'fieldName[]': ['project_name'], 'keyword[]': ['Huấn luyện an toàn'] })).body
    .data[0];
  const refused = await remove([body.data.id, used?.id ?? '0']);
  expect(refused.status).toBe(409);
  expect(refused.body.code).toBe('projectInUse');
  expect(refused.body.message).toContain('1 lớp đang diễn ra, 2 khóa học và 2 khảo sát');
  expect((await get(body.data.id, 'admin')).status).toBe(200);
  expect((await remove([body.data.id, body.data.id])).status).toBe(200);
  expect((await get(body.data.id, 'admin')).status).toBe(404);
});

test('a type is not deleted while a project has it', async () => {
  const type = await insertCategory(app, demoCompany.id, 'project', 'Loại đang dùng');
  await add({ project_name: 'Có loại', project_type_id: type });
  const path = { categories: 'projects_categories' };
  const refused = await app.call<Problem>('deleteCategories', 'superAdmin', {
    path,
    body: { category_ids: [type] },
  });
  expect(refused.body.message).toContain('1 dự án');
  const { body } = await app.call<Answer<'getCategory'>>('getCategory', 'superAdmin', {
    path: { ...path, id: type },
  });
  expect(body.data.uses).toMatchObject([{ thing: 'project', count: 1, latest: [{ title: 'Có loại' }] }]);
});
