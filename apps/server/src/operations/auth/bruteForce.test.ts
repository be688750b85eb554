import { demoCompany, demoPassword, people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '../../auth/passwords.ts';
import { newToken } from '../../auth/token.ts';
import { insertPeople } from '../../seeds/seedPeople.ts';
import { takeRecoveries } from '../../jobs/ticking/takeRecoveries.ts';
import { cookieOf } from '../../testing/cookieOf.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ config: { publicUrl: 'https://sen.example/' } });
});
afterAll(() => app.stop());
beforeEach(() => app.clock.pass({ minutes: 61 }));

type Answer = { code: string; data: { access_token?: string } };
const guesser = '203.0.113.9';
const home = '198.51.100.7';
const password = 'Mới@2026!';

const login = (username: string, guess: string, from: string) =>
  app.call<Answer>('login', null, { body: { username, password: guess }, from });
const verify = (email: string, code: string, { from, cookie = '' }: { from: string; cookie?: string }) =>
  app.call<Answer>('verifyTwoFactor', null, { body: { email, code }, from, headers: { cookie } });
async function recover(email: string, from: string) {
  const answer = await app.call<Answer>('recoverPassword', null, { body: { email }, from });
  await takeRecoveries.run(app.app.services);
  return answer;
}
const reset = (link: { email: string; token: string }, from: string) =>
  app.call<Answer>('resetPassword', null, {
    body: { ...link, password, password_confirmation: password },
    from,
  });

async function newestMail(email: string): Promise<{ subject: string; body_text: string }> {
  return app.database
    .selectFrom('mail')
    .select(['subject', 'body_text'])
    .where('to_address', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}
const newestCode = async (email: string) => /^\d{6}/.exec((await newestMail(email)).subject)?.[0] ?? '';
const newestToken = async (email: string) =>
  /token=([\w-]+)/.exec((await newestMail(email)).body_text)?.[1] ?? '';

/** The number of responses of each kind. */
function tally(answers: readonly { body: Answer; status: number }[]): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const { status, body } of answers) {
    const name = status === 200 ? 'let in' : body.code;
    counted[name] = (counted[name] ?? 0) + 1;
  }
  return counted;
}

/** Concurrent requests: an attacker does not wait for responses. */
async function atOnce<Value>(
  count: number,
  ask: (at: number) => Promise<Value>,
  max = 250,
): Promise<Value[]> {
  const answers: Value[] = [];
  while (answers.length < count) {
    const from = answers.length;
    const size = Math.min(max, count - from);
    answers.push(...(await Promise.all(Array.from({ length: size }, (_, at) => ask(from + at)))));
  }
  return answers;
}

describe('1,000 passwords for one account (X3)', () => {
  const { username, email } = people.teacher;

  test('from one address allow ten tries, after which the right one is refused too', async () => {
    const answers = await atOnce(1_000, (at) =>
      login(at % 2 ? username : email, at === 999 ? demoPassword : `Doan@${at}`, guesser),
    );
    expect(tally(answers)).toEqual({ wrongCredentials: 10, tooManySignIns: 990 });
  });

  test('from as many addresses allow ten tries, too', async () => {
    const answers = await atOnce(250, (at) =>
      login(username, at === 249 ? demoPassword : `Doan@${at}`, `203.0.113.${at}`),
    );
    expect(tally(answers)).toEqual({ wrongCredentials: 10, tooManySignIns: 240 });
  });

  test('do not lock out the owner at known addresses, nor anywhere with a mailed link', async () => {
    expect((await login(username, demoPassword, home)).status).toBe(200);
    await atOnce(30, () => login(username, 'Doan@2026!', guesser));
    expect((await login(username, demoPassword, home)).status).toBe(200);

    const hotel = '192.0.2.44';
    expect((await login(username, demoPassword, hotel)).body.code).toBe('tooManySignIns');
    await recover(email, hotel);
    expect((await reset({ email, token: await newestToken(email) }, hotel)).status).toBe(200);
    expect((await login(username, password, guesser)).body.code).toBe('tooManySignIns');
    expect((await login(username, password, hotel)).status).toBe(200);
  });

  test('allow ten more tries after a quarter of an hour', async () => {
    await atOnce(10, () => login(username, 'Doan@2026!', guesser));
    app.clock.pass({ minutes: 16 });
    const answers = await atOnce(50, () => login(username, 'Doan@2026!', guesser));
    expect(tally(answers)).toEqual({ wrongCredentials: 10, tooManySignIns: 40 });
  });
});

test('one password for 1,000 accounts gets a hundred tries, after which none signs in (X3)', async () => {
  const [other, guessed] = await Promise.all([hashPassword('Khác@2026!'), hashPassword(password)]);
  await insertPeople(
    app.database,
    Array.from({ length: 1_000 }, (_, at) => ({
      company_id: demoCompany.id,
      role: 'student' as const,
      name: `Học viên ${at}`,
      first_name: 'viên',
      email: `phun${at}@sen.vn`,
      username: `phun${at}`,
      password_hash: at < 150 ? other : guessed,
    })),
  );
  // All of the first part are checked before any is counted.
  const answers = await atOnce(1_000, (at) => login(`phun${at}`, password, guesser), 130);
  expect(tally(answers)).toEqual({ wrongCredentials: 100, tooManySignIns: 900 });
  expect((await login('phun999', password, home)).status).toBe(200);
});

/** X3 in its short form: `SEN_CODES=10000` for the full one. */
describe('codes for the second step (X3)', () => {
  const { id, username, email } = people.admin;
  const codes = Number(process.env['SEN_CODES'] ?? 300);
  beforeAll(async () => {
    await app.database.updateTable('user_account').set({ two_factor: true }).where('id', '=', id).execute();
  });
  const ask = (from: string) => login(username, demoPassword, from);
  /** Asks for a code: how the browser there goes on. */
  const askAt = async (from: string) => ({ from, cookie: cookieOf(await ask(from), 'sen-sign-in') });
  const otherThan = (code: string, at: number) => {
    const guess = String(at).padStart(6, '0');
    return guess === code ? '999999' : guess;
  };

  test('from the address of the password allow five tries, and then the code is invalid', async () => {
    const browser = await askAt(guesser);
    const code = await newestCode(email);
    const answers = await atOnce(codes, (at) =>
      verify(email, at === codes - 1 ? code : otherThan(code, at), browser),
    );
    expect(tally(answers)).toEqual({ wrongCode: 5, codeExpired: codes - 5 });
  });

  test('from other browsers allow none, and the owner signs in', async () => {
    const browser = await askAt(home);
    const code = await newestCode(email);
    const answers = await atOnce(100, (at) =>
      verify(email, at === 0 ? code : otherThan(code, at), { from: guesser }),
    );
    expect(tally(answers)).toEqual({ codeExpired: 100 });
    expect((await verify(email, code, browser)).status).toBe(200);
    expect((await verify(email, code, browser)).body.code).toBe('codeExpired');
  });

  test('are taken from a telephone whose network has changed', async () => {
    const { cookie } = await askAt(home);
    expect((await verify(email, await newestCode(email), { from: '192.0.2.200', cookie })).status).toBe(200);
  });

  test('hold for ten minutes', async () => {
    const browser = await askAt(home);
    app.clock.pass({ minutes: 10 });
    expect((await verify(email, await newestCode(email), browser)).body.code).toBe('codeExpired');
  });

  test('are sent to a whole school at one address', async () => {
    const password_hash = await hashPassword(password);
    const usernames = Array.from({ length: 40 }, (_, at) => `truong${at}`);
    await insertPeople(
      app.database,
      usernames.map((name) => ({
        company_id: demoCompany.id,
        role: 'teacher' as const,
        name,
        first_name: name,
        email: `${name}@sen.vn`,
        username: name,
        two_factor: true,
        password_hash,
      })),
    );
    const answers = await atOnce(40, (at) => login(usernames[at] ?? '', password, home));
    expect(tally(answers)).toEqual({ 'let in': 40 });
  });

  test('can be asked for by the owner when others have had all mails of the hour sent', async () => {
    expect(tally(await atOnce(6, () => recover(email, guesser)))).toEqual({
      'let in': 5,
      youHaveReachedYourEmailLimitSoYouCanNoLongerSendEmails: 1,
    });
    for (let mail = 0; mail < 5; mail += 1) await ask(guesser);
    expect((await ask(guesser)).status).toBe(429);
    const browser = await askAt(home);
    expect((await verify(email, await newestCode(email), browser)).status).toBe(200);
  });
});

test('tokens of a recovery are not guessed, and guessing uses none up (X3)', async () => {
  const { email } = people.staff;
  await recover(email, home);
  const token = await newestToken(email);
  const answers = await atOnce(300, () => reset({ email, token: newToken() }, guesser));
  expect(tally(answers)).toEqual({ resetLinkInvalid: 300 });
  expect((await reset({ email, token }, home)).status).toBe(200);
  expect((await reset({ email, token }, home)).body.code).toBe('resetLinkInvalid');
});
