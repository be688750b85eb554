import { demoPassword, people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { takeRecoveries } from '../../jobs/ticking/takeRecoveries.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ config: { publicUrl: 'https://sen.example/' } });
});
afterAll(() => app.stop());
beforeEach(() => app.clock.pass({ minutes: 61 }));

type Answer = { code: string; message: string; errors?: Record<string, string[]> };
async function recover(email: string, language: 'vi' | 'en' = 'vi') {
  const answer = await app.call<Answer>('recoverPassword', null, { body: { email }, language });
  await takeRecoveries.run(app.app.services);
  return answer;
}
const reset = (body: object) => app.call<Answer>('resetPassword', null, { body });
const password = 'Mới@2026!';
const both = { password, password_confirmation: password };

async function mailsTo(email: string) {
  return app.database.selectFrom('mail').selectAll().where('to_address', '=', email).orderBy('id').execute();
}

async function newestLink(email: string): Promise<{ email: string; token: string }> {
  const mails = await mailsTo(email);
  const [address] = /https:\S+/.exec(mails.at(-1)?.body_text ?? '') ?? [];
  const { origin, pathname, searchParams } = new URL(address ?? '');
  expect(origin + pathname).toBe('https://sen.example/reset');
  return { email: searchParams.get('email') ?? '', token: searchParams.get('token') ?? '' };
}

it('a link sets a new password once, and every session of the account ends', async () => {
  const token = await app.signIn('student');
  const answer = await recover(` ${people.student.email.toUpperCase()} `);
  expect(answer.body.message).toContain('liên kết');
  const link = await newestLink(people.student.email);
  expect((await reset({ ...link, ...both })).status).toBe(200);

  expect((await app.call<Answer>('getMe', { token })).body.code).toBe('sessionExpired');
  const signIn = (with_: string) =>
    app.call<Answer>('login', null, { body: { username: people.student.username, password: with_ } });
  expect((await signIn(demoPassword)).body.code).toBe('wrongCredentials');
  expect((await signIn(password)).status).toBe(200);
  expect((await reset({ ...link, ...both })).body.code).toBe('resetLinkInvalid');
});

it('answers the same for an address without an account, and sends nothing', async () => {
  const unknown = await recover('khong.co@sen.vn', 'en');
  const known = await recover(people.staff.email, 'en');
  expect(unknown.body).toEqual(known.body);
  expect(await mailsTo('khong.co@sen.vn')).toEqual([]);
});

it('a link holds for an hour, for its own address, and no longer than the one that was used', async () => {
  await recover(people.staff.email);
  const first = await newestLink(people.staff.email);
  expect((await reset({ ...first, email: people.teacher.email, ...both })).body.code).toBe(
    'resetLinkInvalid',
  );
  expect((await reset({ ...first, token: 'x'.repeat(43), ...both })).body.code).toBe('resetLinkInvalid');
  await recover(people.staff.email);
  const second = await newestLink(people.staff.email);
  expect((await reset({ ...second, ...both })).status).toBe(200);
  expect((await reset({ ...first, ...both })).body.code).toBe('resetLinkInvalid');

  await recover(people.staff.email);
  const third = await newestLink(people.staff.email);
  app.clock.pass({ minutes: 61 });
  expect((await reset({ ...third, ...both })).body.code).toBe('resetLinkInvalid');
});

it('of two concurrent resets by one link one succeeds', async () => {
  await recover(people.teacher.email);
  const link = await newestLink(people.teacher.email);
  const answers = await Promise.all([reset({ ...link, ...both }), reset({ ...link, ...both })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it.each([
  [{ password: 'ngan', password_confirmation: 'ngan' }, 'password'],
  [{ password, password_confirmation: 'Khác@2026!' }, 'password_confirmation'],
  [{ password: '', password_confirmation: '' }, 'password'],
])('a bad password uses no link up: %j', async (passwords, field) => {
  await recover(people.sponsor.email);
  const link = await newestLink(people.sponsor.email);
  const refused = await reset({ ...link, ...passwords });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors ?? {})).toEqual([field]);
  expect((await reset({ ...link, ...both })).status).toBe(200);
});

it('the link of an administrator asks for the old password as well', async () => {
  await recover(people.otherStudent.email);
  const link = await newestLink(people.otherStudent.email);
  const byAdmin = { ...link, ...both, create_by: 'admin' };
  expect((await reset(byAdmin)).body.errors).toHaveProperty('check_password');
  const wrong = await reset({ ...byAdmin, check_password: 'Sai@2026!' });
  expect(wrong.body.errors?.['check_password']).toEqual([
    'Mật khẩu cũ không đúng. Vui lòng kiểm tra rồi nhập lại.',
  ]);
  expect((await reset({ ...byAdmin, check_password: demoPassword })).status).toBe(200);
});

it('an invalid email is refused by name, and the sixth in an hour is over the limit', async () => {
  expect((await recover('khong phai')).body.errors).toHaveProperty('email');
  for (let mail = 0; mail < 5; mail += 1) expect((await recover('ai.do@sen.vn')).status).toBe(200);
  expect((await recover('ai.do@sen.vn')).body.code).toBe(
    'youHaveReachedYourEmailLimitSoYouCanNoLongerSendEmails',
  );
});

it('a request does the same for every address: whether it has an account is looked up later, once', async () => {
  const other = await app.another();
  const ask = (email: string) => app.call('recoverPassword', null, { body: { email } });
  await Promise.all([ask(people.superAdmin.email), ask('khong.co2@sen.vn')]);
  expect(await mailsTo(people.superAdmin.email)).toEqual([]);
  const waiting = () => app.database.selectFrom('recovery').select('email').orderBy('email').execute();
  expect(await waiting()).toEqual([{ email: 'khong.co2@sen.vn' }, { email: people.superAdmin.email }]);
  await Promise.all([app, other].map(({ app: { services } }) => takeRecoveries.run(services)));
  expect(await waiting()).toEqual([]);
  expect(await mailsTo(people.superAdmin.email)).toHaveLength(1);
  await other.stop();
});

it('a locked account gets no link', async () => {
  await app.database
    .updateTable('user_account')
    .set({ status: 'locked' })
    .where('id', '=', people.otherTeacher.id)
    .execute();
  expect((await recover(people.otherTeacher.email)).status).toBe(200);
  expect(await mailsTo(people.otherTeacher.email)).toEqual([]);
});
