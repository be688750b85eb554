import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, people, userOf } from '@sen/api/fixtures/people';
import { TestApp } from '../../testing/TestApp.ts';

describe('signing in', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const signIn = (username: string, password: string, headers: Record<string, string> = {}) =>
    app.call<{ code: string; data: { access_token: string } }>('login', null, {
      body: { username, password },
      headers,
    });

  it('accepts a user name or an email, in any case, and returns the user', async () => {
    const byName = await signIn('GiaoVien', demoPassword);
    expect(byName.status).toBe(200);
    expect(byName.body.data).toMatchObject(userOf(people.teacher));
    const byMail = await signIn(people.teacher.email, demoPassword);
    const me = await app.call('getMe', { token: byMail.body.data.access_token });
    expect(me.body).toEqual({ data: [userOf(people.teacher)] });
  });

  it('ends the older session of the account, and says so', async () => {
    const first = await app.signIn('student');
    const second = await app.signIn('student');
    const refused = await app.call<{ code: string }>('getMe', { token: first });
    expect([refused.status, refused.body.code]).toEqual([401, 'signedInElsewhere']);
    expect((await app.call('getMe', { token: second })).status).toBe(200);
  });

  it('says the same of a wrong password and an unknown user', async () => {
    const wrong = await signIn(people.staff.username, 'Sai@2026!');
    const unknown = await signIn('khong-co-ai', 'Sai@2026!');
    expect(wrong.status).toBe(422);
    expect(unknown.body).toEqual(wrong.body);
  });

  it('refuses a locked account only after the right password', async () => {
    const locked = app.database
      .updateTable('user_account')
      .set({ status: 'locked' })
      .where('id', '=', people.sponsor.id);
    await locked.execute();
    expect((await signIn(people.sponsor.username, 'Sai@2026!')).body.code).toBe('wrongCredentials');
    expect((await signIn(people.sponsor.username, demoPassword)).body.code).toBe('accountLocked');
  });

  it('ends after idle time, and says so', async () => {
    const token = await app.signIn('admin');
    app.clock.pass({ minutes: 119 });
    expect((await app.call('getMe', { token })).status).toBe(200);
    app.clock.pass({ minutes: 121 });
    expect((await app.call<{ code: string }>('getMe', { token })).body.code).toBe('inactiveTooLong');
  });

  it('stops guesses after ten tries, but not the owner at a known address', async () => {
    await app.signIn('otherTeacher');
    const { username } = people.otherTeacher;
    const elsewhere = (password: string) =>
      app.call('login', null, { body: { username, password }, from: '203.0.113.9' });
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect((await elsewhere('Doan@2026!')).status).toBe(422);
    const stopped = await elsewhere(demoPassword);
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signIn(username, demoPassword)).status).toBe(200);
  });

  it('signs out', async () => {
    const token = await app.signIn('staff');
    expect((await app.call('logout', { token })).status).toBe(200);
    expect((await app.call<{ code: string }>('getMe', { token })).body.code).toBe('sessionExpired');
  });

  it('keeps the language with the account, and refuses in it', async () => {
    const token = await app.signIn('superAdmin');
    expect((await app.call('setLanguage', { token }, { body: { lang: 'en' } })).body).toEqual({ data: 'en' });
    expect((await app.call('getLanguage', { token })).body).toEqual({ data: 'en' });
    const refused = await app.call('setLanguage', { token }, { body: { lang: 'fr' } });
    expect(refused.body).toMatchObject({ code: 'validationFailed', codes: { lang: 'notOneOf' } });
    expect(refused.headers['content-language']).toBe('en');
  });

  it('refuses a call without the header that other sites cannot set', async () => {
    const refused = await app.call('login', null, {
      body: { username: 'a', password: 'b' },
      headers: { 'x-requested-with': '' },
    });
    expect(refused.status).toBe(400);
  });

  it('refuses such a call in the language of the account', async () => {
    const token = await app.signIn('superAdmin');
    await app.call('setLanguage', { token }, { body: { lang: 'en' } });
    const refused = await app.call('getMe', { token }, { headers: { 'x-requested-with': '' } });
    expect([refused.status, refused.headers['content-language']]).toEqual([400, 'en']);
  });
});
