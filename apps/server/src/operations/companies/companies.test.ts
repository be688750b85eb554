import { demoCompany, secondCompany } from '@sen/api/fixtures/people';
import type { Answer } from '@sen/api/contract/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

const list = async (query: Record<string, string | string[] | number> = {}) =>
  (await app.call<Answer<'listCompanies'>>('listCompanies', 'superAdmin', { query })).body;

test('a super-admin sees the units by name, and finds one without its marks', async () => {
  expect((await list()).data).toEqual([demoCompany, secondCompany]);
  expect((await list({ order: 'desc' })).data).toEqual([secondCompany, demoCompany]);
  const found = await list({ 'fieldName[]': ['company_name'], 'keyword[]': ['co khi'] });
  expect(found).toMatchObject({ data: [secondCompany], total: 1, last_page: 1 });
});

test('fixed values limit the units, besides the filters', async () => {
  expect((await list({ 'fixed[]': [secondCompany.id] })).data).toEqual([secondCompany]);
  const none = { 'fixed[]': [secondCompany.id], 'fieldName[]': ['id'], 'keyword[]': [demoCompany.id] };
  expect((await list(none)).total).toBe(0);
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
