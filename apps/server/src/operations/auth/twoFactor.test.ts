import { demoPassword, people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { cookieOf } from '../../testing/cookieOf.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
  const { admin, teacher } = people;
  await app.database
    .updateTable('user_account')
    .set({ two_factor: true })
    .where('id', 'in', [admin.id, teacher.id])
    .execute();
});
afterAll(() => app.stop());
beforeEach(() => app.clock.pass({ minutes: 61 }));

type Answer = { code: string; data: { verify_code?: true; email?: string; access_token?: string } };
/** The cookie of the browser that these tests are. */
let browser = '';
async function login(person: { username: string }, password = demoPassword) {
  const answer = await app.call<Answer>('login', null, { body: { username: person.username, password } });
  browser = cookieOf(answer, 'sen-sign-in') || browser;
  return answer;
}
const verify = (email: string, code: string, cookie = browser) =>
  app.call<Answer>('verifyTwoFactor', null, { body: { email, code }, headers: { cookie } });

async function newestCode(email: string): Promise<string> {
  const { subject } = await app.database
    .selectFrom('mail')
    .select('subject')
    .where('to_address', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /^\d{6}/.exec(subject)?.[0] ?? '';
}

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

it('a right password sends a code without signing in; the code signs in', async () => {
  const answer = await login(people.teacher);
  expect(answer.body.data).toEqual({ verify_code: true, email: people.teacher.email });
  const code = await newestCode(people.teacher.email);
  // As copied from a mail.
  const signedIn = await verify(people.teacher.email, ` ${code.slice(0, 3)} ${code.slice(3)} `);
  expect(signedIn.status).toBe(200);
  const me = await app.call('getMe', { token: signedIn.body.data.access_token ?? '' });
  expect(me.status).toBe(200);
  expect((await verify(people.teacher.email, code)).body.code).toBe('codeExpired');
});

it('a wrong password sends nothing', async () => {
  const count = () =>
    app.database
      .selectFrom('mail')
      .select(({ fn }) => fn.countAll().as('n'))
      .executeTakeFirstOrThrow();
  const before = await count();
  expect((await login(people.teacher, 'Sai@2026!')).body.code).toBe('wrongCredentials');
  expect(await count()).toEqual(before);
});

it('a code holds for five tries, ten minutes, and until the next one', async () => {
  await login(people.admin);
  const { email } = people.admin;
  const first = await newestCode(email);
  for (let attempt = 0; attempt < 5; attempt += 1)
    expect((await verify(email, otherThan(first))).body).toMatchObject({
      code: 'wrongCode',
      errors: { code: ['Mã code không đúng!'] },
    });
  expect((await verify(email, first)).body.code).toBe('codeExpired');

  await login(people.admin);
  const second = await newestCode(email);
  app.clock.pass({ minutes: 11 });
  expect((await verify(email, second)).body.code).toBe('codeExpired');

  await login(people.admin);
  const third = await newestCode(email);
  await login(people.admin);
  const fourth = await newestCode(email);
  if (third !== fourth) expect((await verify(email, third)).body.code).toBe('wrongCode');
  expect((await verify(email, fourth)).status).toBe(200);
});

it('a code is valid in the sign-in that it was sent for alone', async () => {
  const { email } = people.admin;
  await login(people.admin);
  const [owner, code] = [browser, await newestCode(email)];
  await login(people.admin);
  const [other, otherCode] = [browser, await newestCode(email)];
  await login(people.teacher);
  const colleague = browser;
  const seen = [];
  // Without a sign-in, in one of another account, with an invented one, and in another one of the same account.
  for (const cookie of ['', colleague, `sen-sign-in=${'x'.repeat(43)}`])
    seen.push((await verify(email, code, cookie)).body.code);
  expect(seen).toEqual(['codeExpired', 'codeExpired', 'codeExpired']);
  if (code !== otherCode) {
    expect((await verify(email, code, other)).body.code).toBe('wrongCode');
    expect((await verify(email, otherCode, owner)).body.code).toBe('wrongCode');
  }
  expect((await verify(people.teacher.email, await newestCode(people.teacher.email), owner)).body.code).toBe(
    'codeExpired',
  );
  const signedIn = await verify(email, code, owner);
  expect(signedIn.status).toBe(200);
  expect(String(signedIn.headers['set-cookie'])).toContain(
    'sen-sign-in=; Max-Age=0; Path=/api/auth/verifyTwoFactor',
  );
});

it('of two sign-ins with one code one succeeds', async () => {
  await login(people.admin);
  const code = await newestCode(people.admin.email);
  const both = await Promise.all([verify(people.admin.email, code), verify(people.admin.email, code)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
});

it('an address without an account looks like one without a code', async () => {
  const unknown = await verify('khong.co@sen.vn', '123456');
  const known = await verify(people.student.email, '123456');
  expect(unknown.body).toEqual(known.body);
});

it('sends five mails an hour, then says when more is possible', async () => {
  for (let mail = 0; mail < 5; mail += 1) expect((await login(people.teacher)).status).toBe(200);
  const refused = await login(people.teacher);
  expect(refused.status).toBe(429);
  expect(refused.body.code).toBe('youHaveReachedYourEmailLimitSoYouCanNoLongerSendEmails');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

it('a locked account is refused, whatever the code', async () => {
  await login(people.admin);
  const code = await newestCode(people.admin.email);
  const lock = (status: 'locked' | 'active') =>
    app.database.updateTable('user_account').set({ status }).where('id', '=', people.admin.id).execute();
  await lock('locked');
  expect((await verify(people.admin.email, code)).body.code).toBe('accountLocked');
  await lock('active');
});
