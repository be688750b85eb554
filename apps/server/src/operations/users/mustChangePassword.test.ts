import { demoPassword, people } from '@sen/api/fixtures/people';
import type { Answer, Problem } from '@sen/api/contract/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { operations } from '../../contract/document.ts';
import { anyPath } from '../../testing/anyPath.ts';
import { takeRecoveries } from '../../jobs/ticking/takeRecoveries.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await app.stop();
});
beforeEach(() => app.clock.pass({ minutes: 16 }));

type SignedIn = Problem & { data: { access_token: string; must_change_password: boolean } };
const fresh = { password: 'Mới@2026!', password_confirmation: 'Mới@2026!' };

/** An administrator sets a temporary password, and the person signs in with it. */
async function signInByTemporary(person: keyof typeof people) {
  const { id, username } = people[person];
  const given = await app.call<Answer<'showPassword'>>('showPassword', 'superAdmin', {
    body: { user_id: id },
  });
  const { password } = given.body.data;
  const { body } = await app.call<SignedIn>('login', null, { body: { username, password } });
  return { password, token: body.data.access_token, user: body.data };
}

type Changed = Problem & { data: { access_token: string } };
const change = (token: string, body: object) => app.call<Changed>('changePassword', { token }, { body });

describe('a caller with a temporary password', () => {
  test('is told so, and may do nothing else before changing it', async () => {
    const { token, user } = await signInByTemporary('admin');
    expect(user.must_change_password).toBe(true);
    const closed = operations.filter(
      ({ permission, openTo }) => permission !== null && !openTo.includes('temporaryPassword'),
    );
    expect(closed.length).toBeGreaterThan(30);
    const open: string[] = [];
    for (const operation of closed) {
      const { status, body } = await app.call<Problem>(
        operation.id,
        { token },
        { path: anyPath(operation), body: {} },
      );
      // The response to a HEAD has no body.
      const isSaid = operation.method === 'HEAD' || body.code === 'passwordMustBeChanged';
      if (status !== 403 || !isSaid) open.push(`${operation.id}: ${status} ${body.code}`);
    }
    expect(open).toEqual([]);
    const { access_token } = (await change(token, fresh)).body.data;
    expect((await app.call('listMembers', { token: access_token })).status).toBe(200);
  });

  test('may read the own account, change the language and sign out', async () => {
    const { token } = await signInByTemporary('student');
    const me = await app.call<Answer<'getMe'>>('getMe', { token });
    expect(me.body.data[0]?.must_change_password).toBe(true);
    expect((await app.call('setLanguage', { token }, { body: { lang: 'en' } })).status).toBe(200);
    expect((await app.call('getLanguage', { token })).status).toBe(200);
    const refused = await app.call<Problem>('listClasses', { token });
    expect(refused.body.message).toMatch(/temporary password/);
    expect((await app.call('logout', { token })).status).toBe(200);
    expect((await app.call('getMe', { token })).status).toBe(401);
  });

  test('changes it without repeating the temporary one, and then has full access', async () => {
    const { token, password } = await signInByTemporary('teacher');
    const same = await change(token, { password, password_confirmation: password });
    expect(same.body.codes).toEqual({ password: 'passwordUnchanged' });
    const weak = await change(token, { password: 'ngan', password_confirmation: 'ngan' });
    expect(weak.body.codes).toEqual({ password: 'passwordTooWeak' });
    expect((await app.call('listQuestions', { token })).status).toBe(403);

    const changed = (await change(token, fresh)).body.data.access_token;
    const me = await app.call<Answer<'getMe'>>('getMe', { token: changed });
    expect(me.body.data[0]?.must_change_password).toBe(false);
    expect((await app.call('listQuestions', { token: changed })).status).toBe(200);
    // From here on the old password is required again.
    const again = { password: 'Khác@2026!', password_confirmation: 'Khác@2026!' };
    expect((await change(changed, again)).body.codes).toEqual({ old_password: 'thisFieldIsRequired' });
  });

  test('cannot use codes or links requested before', async () => {
    const { id, username, email } = people.sponsor;
    await app.database.updateTable('user_account').set({ two_factor: true }).where('id', '=', id).execute();
    await app.call('recoverPassword', null, { body: { email } });
    await takeRecoveries.run(app.app.services);
    await app.call('login', null, { body: { username, password: demoPassword } });
    const { subject } = await app.database
      .selectFrom('mail')
      .select('subject')
      .where('to_address', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const [code = ''] = /\d{6}/.exec(subject) ?? [];
    await app.call('showPassword', 'superAdmin', { body: { user_id: id } });
    const verified = await app.call<Problem>('verifyTwoFactor', null, { body: { email, code } });
    expect(verified.body.code).toBe('codeExpired');
    const links = app.database.selectFrom('password_link').selectAll().where('used_at', 'is', null);
    expect(await links.where('user_id', '=', id).execute()).toEqual([]);
  });

  test('has full access in another process as well, two seconds later', async () => {
    const there = await app.another();
    const { token } = await signInByTemporary('otherTeacher');
    const asked = (as: string) => there.call('listQuestions', { token: as });
    expect((await asked(token)).status).toBe(403);
    const { access_token } = (await change(token, fresh)).body.data;
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2_001);
    expect((await asked(access_token)).status).toBe(200);
  });
});

test('a caller with an own password must repeat it, and nothing else', async () => {
  const token = await app.signIn('otherStudent');
  expect((await change(token, fresh)).body.codes).toEqual({ old_password: 'thisFieldIsRequired' });
  expect((await change(token, { old_password: demoPassword, ...fresh })).status).toBe(200);
});
