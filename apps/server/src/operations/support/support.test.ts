import { demoCompany, people } from '@sen/api/fixtures/people';
import type { Problem } from '@sen/api/contract/model';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.pass({ minutes: 61 });
  await app.database.deleteFrom('mail').execute();
});

type Person = keyof typeof people;
const request = { subject: 'Không vào được lớp', description: 'Em bấm vào lớp.\n\nMàn hình <b>trắng</b>.' };
const ask = (as: Person | null, body: object = request) => app.call<Problem>('askForSupport', as, { body });
const mails = () =>
  app.database.selectFrom('mail').select(['to_address', 'subject', 'body_text', 'body_html']).execute();
const setUnitEmail = (email: string | null) =>
  app.database.updateTable('company').set({ email }).where('id', '=', demoCompany.id).execute();

test("goes to the unit's administrators in their language, with the way to answer", async () => {
  await app.call('setLanguage', 'admin', { body: { lang: 'en' } });
  expect((await ask('student')).body.message).toMatch(/đã được gửi/);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    to_address: people.admin.email,
    subject: 'Request for help: Không vào được lớp',
  });
  expect(mail?.body_text).toContain(`${people.student.name} (student) asks for your help:`);
  expect(mail?.body_text).toContain(`answer this person at: ${people.student.email}`);
  expect(mail?.body_html).not.toContain('<b>');
});

test('goes to the address of the unit where it has one', async () => {
  await setUnitEmail('lienhe@sen.vn');
  await ask('teacher');
  await setUnitEmail(null);
  expect((await mails()).map(({ to_address }) => to_address)).toEqual(['lienhe@sen.vn']);
});

test.each([
  ['en', 'Request for help: Không vào được lớp'],
  ['vi', 'Yêu cầu hỗ trợ: Không vào được lớp'],
] as const)(
  "is written to the unit's address in the language of its administrators: %s",
  async (lang, subject) => {
    await setUnitEmail('lienhe@sen.vn');
    await app.call('setLanguage', { token: await app.signIn('admin') }, { body: { lang } });
    await ask('otherTeacher');
    await setUnitEmail(null);
    expect(await mails()).toMatchObject([{ to_address: 'lienhe@sen.vn', subject }]);
  },
);

test("goes to the system's administrators where nobody of the unit is left to ask", async () => {
  // The hours between these tests have ended the session.
  await app.signIn('admin');
  expect((await ask('admin')).status).toBe(200);
  expect((await ask('superAdmin')).status).toBe(200);
  const to = (await mails()).map(({ to_address }) => to_address);
  expect(to).toEqual([people.superAdmin.email, people.superAdmin.email]);
});

test('names what is missing, is nothing for visitors, and is asked five times an hour at most', async () => {
  const nothing = await ask('staff', { subject: ' ', description: '' });
  expect(nothing.body.codes).toEqual({
    subject: 'thisFieldIsRequired',
    description: 'thisFieldIsRequired',
  });
  expect((await ask(null)).status).toBe(401);
  for (let times = 0; times < 5; times += 1) expect((await ask('sponsor')).status).toBe(200);
  const limited = await ask('sponsor');
  expect([limited.status, limited.body.code]).toEqual([
    429,
    'youHaveReachedYourEmailLimitSoYouCanNoLongerSendEmails',
  ]);
});
