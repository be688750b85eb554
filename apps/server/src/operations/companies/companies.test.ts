import { demoCompany, secondCompany } from '@sen/api/fixtures/people';
import type { Answer, Problem } from '@sen/api/contract/model';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

const list = async (query: Record<string, string | string[] | number> = {}) =>
  (await app.call<Answer<'listCompanies'>>('listCompanies', 'superAdmin', { query })).body;

const names = ({ data }: Answer<'listCompanies'>) => data.map(({ company_name }) => company_name);
const both = [demoCompany.company_name, secondCompany.company_name];

test('a super-admin sees the units by name, and finds one without its marks', async () => {
  expect(names(await list())).toEqual(both);
  expect(names(await list({ order: 'desc' }))).toEqual(both.toReversed());
  const found = await list({ 'fieldName[]': ['company_name'], 'keyword[]': ['co khi'] });
  expect(found).toMatchObject({ data: [{ ...secondCompany, company_email: null }], total: 1, last_page: 1 });
});

test('fixed values limit the units, besides the filters', async () => {
  expect(names(await list({ 'fixed[]': [secondCompany.id] }))).toEqual([secondCompany.company_name]);
  const none = { 'fixed[]': [secondCompany.id], 'fieldName[]': ['id'], 'keyword[]': [demoCompany.id] };
  expect((await list(none)).total).toBe(0);
});

test('the branch is found without its marks, by the beginnings of its words', async () => {
  const company = { name: 'Trạm Y tế xã', sort_key: 'z tram', field: 'Y tế, dược phẩm' };
  const { id } = await app.database
    .insertInto('company')
    .values(company)
    .returning('id')
    .executeTakeFirstOrThrow();
  const keyword = { 'fieldName[]': ['field'], 'keyword[]': ['duoc y te'] };
  expect(names(await list(keyword))).toEqual([company.name]);
  const { body } = await app.call<Answer<'listCompanyCounts'>>('listCompanyCounts', 'superAdmin', {
    query: { ...keyword, 'fixed[]': [id] },
  });
  expect(body.data.map(({ company_name }) => company_name)).toEqual([company.name]);
  await app.database.deleteFrom('company').where('id', '=', id).execute();
});

test('units are compared by when they were created', async () => {
  const created = async (compare: string, keyword: string) =>
    (await list({ 'fieldName[]': ['created_at'], 'keyword[]': [keyword], 'compare[]': [compare] })).total;
  expect(await created('isAfter', '2000-01-01T00:00:00Z')).toBe(both.length);
  expect(await created('isBefore', '2000-01-01T00:00:00Z')).toBe(0);
});

test('a page holds as many as it is asked for', async () => {
  await app.database
    .insertInto('company')
    .values([...'abcd'].map((letter) => ({ name: `Đơn vị ${letter}`, sort_key: `z ${letter}` })))
    .execute();
  const second = await list({ limit: 5, page: 2 });
  expect(second).toMatchObject({ page: 2, limit: 5, total: 6, last_page: 2 });
  expect(second.data).toHaveLength(1);
});

test.each(['admin', 'teacher', 'student', 'staff', 'sponsor'] as const)(
  'a %s does not learn which units there are',
  async (as) => {
    expect((await app.call('listCompanies', as)).status).toBe(403);
  },
);

type One = Answer<'getCompany'>;
const draft = {
  company_name: 'Trường Cao đẳng Nghề Kỹ thuật Hoà Bình',
  company_email: ' Lienhe@CDN-HoaBinh.vn ',
  company_address: '12 Trần Hưng Đạo, Hoà Bình',
  company_phone: '0218 385 1234',
  company_contact: 'Bùi Thị Hạnh',
  field: 'Giáo dục nghề nghiệp',
  is_business: true,
};
const add = (body: object) => app.call<One & Problem>('addCompany', 'superAdmin', { body });
const edit = (id: string, body: object) =>
  app.call<One & Problem>('editCompany', 'superAdmin', { path: { id }, body });

test('a unit is created, seen and edited', async () => {
  const { body } = await add(draft);
  expect(body.data).toMatchObject({
    ...draft,
    company_email: 'lienhe@cdn-hoabinh.vn',
    company_phone: '02183851234',
    admins: [],
    counts: { members: 0, projects: 0, courses: 0, classes: 0, exams: 0, questions: 0, attempts: 0 },
    version: 1,
  });
  const edited = await edit(body.data.id, {
    company_name: draft.company_name,
    field: 'Dạy nghề',
    version: 1,
  });
  expect(edited.body.data).toMatchObject({ field: 'Dạy nghề', version: 2 });
});

test('an edit leaves what it omits as it is, and clears what it sends empty', async () => {
  const given = { ...draft, company_name: 'Trung tâm Giữ nguyên', accent_color: '#1d6f42' };
  const { body } = await add(given);
  const { company_name, ...others } = given;
  const shown = { ...others, company_email: 'lienhe@cdn-hoabinh.vn', company_phone: '02183851234' };
  expect((await edit(body.data.id, { company_name })).body.data).toMatchObject(shown);
  const texts = [
    'company_email',
    'company_address',
    'company_phone',
    'company_contact',
    'field',
    'accent_color',
  ];
  for (const field of texts) {
    // oxlint-disable-next-line no-await-in-loop -- one edit after the other
    const cleared = await edit(body.data.id, { company_name, [field]: '' });
    expect(cleared.body.data).toMatchObject({ is_business: true, [field]: null });
  }
  const { body: last } = await edit(body.data.id, { company_name, is_business: false });
  expect(last.data.is_business).toBe(false);
});

test('a unit shows its administrators and how much it has', async () => {
  const { body } = await app.call<One>('getCompany', 'superAdmin', { path: { id: demoCompany.id } });
  expect(body.data.admins.map(({ status }) => status)).toContain('active');
  expect(body.data.counts.members).toBeGreaterThan(1);
  expect(body.data.counts.classes).toBeGreaterThanOrEqual(0);
});

test('a name that another unit has is refused, whatever its marks and case', async () => {
  const { body } = await add({ company_name: 'Trung tâm Huấn luyện An Toàn' });
  const twin = { company_name: ' TRUNG TÂM  huấn luyện an toan' };
  expect((await add(twin)).body.codes).toEqual({ company_name: 'companyNameTaken' });
  expect((await edit(demoCompany.id, twin)).body.codes).toEqual({ company_name: 'companyNameTaken' });
  expect((await edit(body.data.id, twin)).status).toBe(200);
});

test('each wrong field is named, and nothing is stored', async () => {
  const before = (await list()).total;
  const { status, body } = await add({ company_name: ' ', company_email: 'a@b', company_phone: '12' });
  expect(status).toBe(422);
  expect(body.codes).toEqual({
    company_name: 'thisFieldIsRequired',
    company_email: 'notAnEmail',
    company_phone: 'companyPhoneInvalid',
  });
  expect((await list()).total).toBe(before);
});

test('of two who edit at once, the second learns of the first', async () => {
  const { body } = await add({ company_name: 'Học viện Hàng hải' });
  const { id, version } = body.data;
  const [first, second] = await Promise.all([
    edit(id, { company_name: 'Học viện Hàng hải I', version }),
    edit(id, { company_name: 'Học viện Hàng hải II', version }),
  ]);
  const [saved, refused] = first.status === 200 ? [first, second] : [second, first];
  expect(refused.body.code).toBe('companyChanged');
  const { body: now } = await app.call<One>('getCompany', 'superAdmin', { path: { id } });
  expect(now.data.company_name).toBe(saved.body.data.company_name);
});

test('HTML in a name is text', async () => {
  const { body } = await add({ company_name: '<img src=x onerror=alert(1)>' });
  expect(body.data.company_name).toBe('<img src=x onerror=alert(1)>');
});

test('a name that is taken between the check and the change is an error of its field', async () => {
  const name = 'Trường Trung cấp Thăng Long';
  const { body } = await add({ company_name: 'Trường Trung cấp Bắc Thăng Long' });
  let edited: ReturnType<typeof edit> | undefined;
  await app.database.transaction().execute(async (transaction) => {
    await transaction.insertInto('company').values({ name, sort_key: 'x' }).execute();
    edited = edit(body.data.id, { company_name: name });
    await vi.waitFor(async () => {
      const { rows } =
        await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          app.database,
        );
      expect(rows).toHaveLength(1);
    });
  });
  expect((await edited)?.body.codes).toEqual({ company_name: 'companyNameTaken' });
});
