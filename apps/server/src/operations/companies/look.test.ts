import type { Answer, Problem } from '@sen/api/contract/model';
import { demoCompany, type people, secondCompany } from '@sen/api/fixtures/people';
import { pictureBytes } from '@sen/domain/testing/pictureBytes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { purgeUnit } from '../../store/companies/purgeUnit.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { TestFile } from '../../testing/multipartOf.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

type Person = keyof typeof people;

const path = { id: demoCompany.id };
const send = (file = new TestFile('logo.png', pictureBytes.png()), to = path) =>
  app.call<Answer<'saveCompanyLogo'> & Problem>('saveCompanyLogo', 'superAdmin', {
    path: to,
    body: { company_logo: file },
  });
const me = async (as: Person) => (await app.call<Answer<'getMe'>>('getMe', as)).body.data[0];
const read = async (address: string | null, as: Person) =>
  (await app.call('getFile', as, { path: { id: String(address).replace('/api/files/', '') } })).status;

test('the people of a unit have its colour and its logo, others do not', async () => {
  const body = { company_name: demoCompany.company_name, accent_color: '#1D6F42' };
  const edited = await app.call<Answer<'editCompany'>>('editCompany', 'superAdmin', { path, body });
  const { accent_color } = edited.body.data;
  const { company_logo } = (await send()).body.data;
  expect(accent_color).toBe('#1d6f42');
  expect(await me('student')).toMatchObject({ accent_color, company_logo });
  expect(await me('superAdmin')).toMatchObject({ accent_color: null, company_logo: null });
  expect(await read(company_logo, 'student')).toBe(200);
  expect(await read(company_logo, 'superAdmin')).toBe(200);
});

test('a new logo replaces the former one, and a removed one is gone', async () => {
  const first = (await send()).body.data.company_logo;
  const second = (await send()).body.data.company_logo;
  expect([await read(first, 'student'), await read(second, 'student')]).toEqual([404, 200]);
  const gone = await app.call<Answer<'removeCompanyLogo'>>('removeCompanyLogo', 'superAdmin', { path });
  expect(gone.body.data.company_logo).toBeNull();
  expect(await read(second, 'student')).toBe(404);
});

test('what is no picture is refused, and the logo stays', async () => {
  const { company_logo } = (await send()).body.data;
  const refused = await send(new TestFile('logo.png', new TextEncoder().encode('<svg onload="alert(1)"/>')));
  expect(refused.status).toBe(415);
  expect((await me('student'))?.company_logo).toBe(company_logo);
});

test('a purge removes a unit with its logo', async () => {
  const { company_logo } = (await send(undefined, { id: secondCompany.id })).body.data;
  await purgeUnit(app.database, secondCompany.id, new Date());
  const left = await app.database
    .selectFrom('company')
    .select('id')
    .where('id', '=', secondCompany.id)
    .execute();
  expect(left).toEqual([]);
  expect(await read(company_logo, 'superAdmin')).toBe(404);
});
