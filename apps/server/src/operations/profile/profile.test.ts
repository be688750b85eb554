import { demoPassword, people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setSecondStep } from '../../store/profile/profiles.ts';
import { cookieOf } from '../../testing/cookieOf.ts';
import { takeRecoveries } from '../../jobs/ticking/takeRecoveries.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());
beforeEach(() => app.clock.pass({ minutes: 61 }));

type Answer = {
  code: string;
  codes?: Record<string, string>;
  errors?: Record<string, string[]>;
  data: Record<string, unknown>;
};
const password = 'Mới@2026!';
const mailsTo = (email: string) =>
  app.database.selectFrom('mail').select('subject').where('to_address', '=', email).execute();

describe('the own profile', () => {
  it('names the allowed values of a wrong one', async () => {
    const wrong = await app.call<Answer>('saveProfile', 'teacher', { body: { name: 'Lê Ẩn', sex: 'x' } });
    expect(wrong.body.errors).toEqual({
      sex: ['“x” không nằm trong các giá trị được phép: male, female, other.'],
    });
  });

  it('is read and changed, and the name is everywhere at once', async () => {
    const before = await app.call<Answer>('getProfile', 'teacher');
    expect(before.body.data).toMatchObject({ email: people.teacher.email, phone: null, two_factor: false });
    const saved = await app.call<Answer>('saveProfile', 'teacher', {
      body: {
        name: '  Lê   Thị Ẩn ',
        phone: '+84 912 345 678',
        dateOfBirth: '1990-02-28',
        sex: 'female',
        address: ' 12 Lý Thường Kiệt ',
      },
    });
    expect(saved.body.data).toMatchObject({
      name: 'Lê Thị Ẩn',
      first_name: 'Ẩn',
      phone: '0912345678',
      dateOfBirth: '1990-02-28',
      sex: 'female',
      address: '12 Lý Thường Kiệt',
    });
    const me = await app.call<{ data: { name: string }[] }>('getMe', 'teacher');
    expect(me.body.data[0]?.name).toBe('Lê Thị Ẩn');
    const emptied = await app.call<Answer>('saveProfile', 'teacher', {
      body: { name: 'Lê Thị Ẩn', phone: '', sex: '' },
    });
    expect(emptied.body.data).toMatchObject({
      phone: null,
      dateOfBirth: '1990-02-28',
      sex: null,
      address: '12 Lý Thường Kiệt',
    });
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'A', phone: '12' }, 'phone'],
    [{ name: 'A', dateOfBirth: '2030-01-01' }, 'dateOfBirth'],
    [{ name: 'A', sex: 'x' }, 'sex'],
  ])('refuses %j by its field', async (body, field) => {
    const refused = await app.call<Answer>('saveProfile', 'student', { body });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors ?? {})).toEqual([field]);
  });

  it('of somebody else cannot be named', async () => {
    const refused = await app.call<Answer>('saveProfile', 'student', { body: { name: 'A', id: '1' } });
    expect(refused.body.errors).toHaveProperty('id');
  });
});

describe('the own password', () => {
  it('is changed with the old one; the token is renewed, links end, and the owner gets a mail', async () => {
    const { email, username } = people.staff;
    await app.call('recoverPassword', null, { body: { email } });
    await takeRecoveries.run(app.app.services);
    const token = await app.signIn('staff');
    const change = (body: object) => app.call<Answer>('changePassword', { token }, { body });
    const fresh = { password, password_confirmation: password };
    expect((await change({ old_password: 'Sai@2026!', ...fresh })).body.errors).toHaveProperty(
      'old_password',
    );
    expect((await change({ old_password: '', ...fresh })).body.errors).toHaveProperty('old_password');
    const same = { password: demoPassword, password_confirmation: demoPassword };
    expect((await change({ old_password: demoPassword, ...same })).body.errors).toHaveProperty('password');
    const changed = await change({ old_password: demoPassword, ...fresh });
    expect(changed.status).toBe(200);
    const { access_token } = changed.body.data as unknown as { access_token: string };
    expect(access_token).not.toBe(token);
    expect((await app.call<Answer>('getMe', { token })).body.code).toBe('sessionExpired');
    expect((await app.call('getMe', { token: access_token })).status).toBe(200);
    expect(cookieOf(changed, 'sen-files')).toBe(`sen-files=${access_token}`);
    const open = app.database.selectFrom('password_link').selectAll().where('used_at', 'is', null);
    expect(await open.where('user_id', '=', people.staff.id).execute()).toEqual([]);
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toContain('Mật khẩu Sen của bạn đã được đổi');
    const signIn = await app.call('login', null, { body: { username, password } });
    expect(signIn.status).toBe(200);
  });

  it.each([
    ['as the owner knows it', false],
    ['as an administrator gave it', true],
  ])('is replaced once by concurrent calls, %s', async (_, must_change_password) => {
    const { id, username } = people.otherTeacher;
    const old = (
      await app.database
        .selectFrom('user_account')
        .select('password_hash')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).password_hash;
    await app.database
      .updateTable('user_account')
      .set({ must_change_password })
      .where('id', '=', id)
      .execute();
    const token = await app.signIn('otherTeacher');
    const fresh = Array.from({ length: 5 }, (_each, index) => `Mới@2026!${index}`);
    const answers = await Promise.all(
      fresh.map((typed) =>
        app.call<Answer>(
          'changePassword',
          { token },
          { body: { old_password: demoPassword, password: typed, password_confirmation: typed } },
        ),
      ),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(4);
    for (const { body } of refused)
      // A call that is late meets the end of its session.
      expect(body.codes?.['old_password'] ?? body.code).toMatch(/^(oldPasswordWrong|sessionExpired)$/);
    const first = fresh[answers.findIndex(({ status }) => status === 200)];
    expect((await app.call('login', null, { body: { username, password: first } })).status).toBe(200);
    await app.database.updateTable('user_account').set({ password_hash: old }).where('id', '=', id).execute();
  });

  it('that was replaced meanwhile does not switch the second step', async () => {
    const { id } = people.otherStudent;
    const switching = { enabled: true, passwordHash: 'replaced', now: app.clock.now() };
    expect(await setSecondStep(app.database, id, switching)).toBe(false);
    expect((await app.call<Answer>('getProfile', 'otherStudent')).body.data).toMatchObject({
      two_factor: false,
    });
  });

  it('is guessed ten times at most', async () => {
    const token = await app.signIn('sponsor');
    const guess = () =>
      app.call<Answer>(
        'changePassword',
        { token },
        {
          body: { old_password: 'Sai@2026!', password, password_confirmation: password },
        },
      );
    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
  });
});

it('the second step is turned on and off with the password', async () => {
  const token = await app.signIn('admin');
  const set = (enabled: boolean, typed: string) =>
    app.call<Answer>('setTwoFactor', { token }, { body: { enabled, password: typed } });
  expect((await set(true, 'Sai@2026!')).body.errors).toHaveProperty('password');
  expect((await set(true, demoPassword)).body.data).toMatchObject({ two_factor: true });
  const { username } = people.admin;
  const answer = await app.call<Answer>('login', null, { body: { username, password: demoPassword } });
  expect(answer.body.data).toEqual({ verify_code: true, email: people.admin.email });
  expect((await set(false, demoPassword)).body.data).toMatchObject({ two_factor: false });
});
