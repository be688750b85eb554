import { people, secondCompany } from '@sen/api/fixtures/people';
import type { Problem } from '@sen/api/contract/model';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetOldRows } from '../../jobs/scheduled/forgetOldRows.ts';
import { takeSignUps } from '../../jobs/ticking/takeSignUps.ts';
import { Applicant, codeOf } from '../../testing/Applicant.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let unit: string;
beforeAll(async () => {
  app = await TestApp.start({ config: { idleMinutes: 100_000, sessionHours: 10_000 } });
  unit = await codeOf(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clock.pass({ minutes: 61 }));

const accountOf = (email: string) =>
  app.database.selectFrom('user_account').selectAll().where('email', '=', email).executeTakeFirst();
const subjects = async (who: Applicant) => (await who.mails()).map(({ subject }) => subject);

describe('signing up', () => {
  it('creates a student without a unit, who sets the password by the mail and then waits', async () => {
    const who = Applicant.of(app);
    expect((await who.signUp({ unit: unit.toLowerCase() })).status).toBe(200);
    expect(await accountOf(who.email)).toMatchObject({
      name: who.name,
      role: 'student',
      status: 'inactive',
      admission: 'pending',
      company_id: null,
      phone: '0912345678',
      date_of_birth: '2001-02-28',
    });
    expect(await subjects(who)).toEqual(['Xác nhận đăng ký tài khoản Sen']);
    expect(await who.requests()).toEqual([]);
    expect((await who.confirm()).status).toBe(200);
    expect((await who.signIn()).body.data).toMatchObject({ admission: 'pending', company_id: null });
    expect(await who.requests()).toMatchObject([{ kind: 'account', status: 'pending', name: who.name }]);
  });

  it('ignores role, status and unit in the body (X2)', async () => {
    const fields = ['role', 'status', 'company_id', 'admission', 'password', 'membership_code', 'created_by'];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fields), fc.string({ maxLength: 20 }), async (field, value) => {
        const who = Applicant.of(app);
        const refused = await who.signUp({ unit, [field]: value });
        expect((refused.body as Problem).codes).toMatchObject({ [field]: 'unknownField' });
        expect(await accountOf(who.email)).toBeUndefined();
      }),
      { numRuns: 20 },
    );
  });

  it('answers the same whether or not the address has an account (X4); its owner reads it in a mail', async () => {
    const fresh = Applicant.of(app);
    const known = Applicant.of(app, people.student.email);
    const [one, other] = [await fresh.signUp({ unit }), await known.signUp({ unit })];
    expect(other.status).toBe(one.status);
    expect(other.raw.body).toBe(one.raw.body);
    expect(await subjects(known)).toEqual(['Bạn đã có tài khoản Sen']);
    const [mail] = await known.mails();
    expect(mail?.body_text).toContain('/recovery');
    expect(await accountOf(people.student.email)).toMatchObject({
      name: people.student.name,
      admission: null,
    });
  });

  it('writes one row in both cases, so that timing reveals nothing', async () => {
    for (const email of [people.student.email, 'chua.co@sen.vn']) {
      await app.call('signUp', null, { body: { ...Applicant.of(app, email).form, unit } });
      const waiting = await app.database.selectFrom('sign_up').select('email').execute();
      expect(waiting).toEqual([{ email }]);
      await takeSignUps.run(app.app.services);
    }
  });

  it('of a person added by an administrator sends that person the link again', async () => {
    const who = Applicant.of(app);
    await app.call('addMember', 'admin', {
      body: { ...who.form, role: 'student', membership_code: 'SV9001' },
    });
    await who.signUp({ unit });
    expect(await subjects(who)).toEqual([
      'Kích hoạt tài khoản Sen của bạn',
      'Kích hoạt tài khoản Sen của bạn',
    ]);
    expect(await accountOf(who.email)).toMatchObject({ admission: null, company_id: '1' });
  });

  it('repeated before confirmation uses the newest data and link only', async () => {
    const who = Applicant.of(app);
    await who.signUp({ unit, name: 'Người Lạ' });
    const old = await who.link();
    await who.signUp({ unit });
    expect(await accountOf(who.email)).toMatchObject({ name: who.name });
    const password = { password: who.password, password_confirmation: who.password };
    const stale = await app.call<Problem>('activateAccount', null, {
      body: { email: who.email, token: old, ...password },
    });
    expect(stale.body.code).toBe('activationLinkInvalid');
    await who.confirm();
    expect(await who.requests()).toHaveLength(1);
  });

  it('is processed once by two processes', async () => {
    const other = await app.another();
    const who = Applicant.of(app);
    await app.call('signUp', null, { body: { ...who.form, unit } });
    await Promise.all([app, other].map(({ app: { services } }) => takeSignUps.run(services)));
    expect(await subjects(who)).toHaveLength(1);
    await other.stop();
  });

  it.each([
    [{ email: 'ngan' }, 'email'],
    [{ phone: '1' }, 'phone'],
    [{ name: '  ' }, 'name'],
    [{ dateOfBirth: '2030-01-01' }, 'dateOfBirth'],
    [{ unit: 'KHONGCO' }, 'unit'],
  ])('refuses %j by its field', async (changes, field) => {
    const refused = await Applicant.of(app).signUp({ unit, ...changes });
    expect(refused.status).toBe(422);
    expect(Object.keys((refused.body as Problem).errors ?? {})).toEqual([field]);
  });

  it('sends five mails an hour to one address, whoever asks', async () => {
    const who = Applicant.of(app);
    for (let tries = 0; tries < 5; tries += 1) expect((await who.signUp({ unit })).status).toBe(200);
    const refused = await who.signUp({ unit });
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: 'youHaveReachedYourEmailLimitSoYouCanNoLongerSendEmails' });
  });

  it('that is never confirmed is deleted with its link', async () => {
    const who = Applicant.of(app);
    await who.signUp({ unit });
    app.clock.pass({ days: 6 });
    await forgetOldRows.run(app.app.services, app.clock.now());
    expect(await accountOf(who.email)).toBeDefined();
    app.clock.pass({ days: 2 });
    await forgetOldRows.run(app.app.services, app.clock.now());
    expect(await accountOf(who.email)).toBeUndefined();
  });
});

describe('the link of a unit', () => {
  const link = (as: 'admin' | 'superAdmin', id: string, body?: object) =>
    app.call<{ data: { open: boolean; code: string | null; href: string | null } }>(
      body ? 'setRegistrationLink' : 'getRegistrationLink',
      as,
      { path: { id }, ...(body && { body }) },
    );
  const unitOf = (code: string) =>
    app.call<Problem & { data: { company_name: string } }>('getSignupUnit', null, { query: { unit: code } });

  it('is created when the unit first opens registration, and shows its holder the unit', async () => {
    const { id, company_name } = secondCompany;
    expect((await link('superAdmin', id)).body.data).toEqual({ open: false, code: null, href: null });
    const { data } = (await link('superAdmin', id, { open: true })).body;
    expect(data.code).toMatch(/^([A-HJ-NP-Z2-9]{4}-){2}[A-HJ-NP-Z2-9]{4}$/);
    expect(data.href).toBe(`http://localhost:3000/register?unit=${data.code?.replaceAll('-', '')}`);
    expect((await unitOf(data.code ?? '')).body.data).toEqual({ company_name });
  });

  it('is refused while registration is closed, and valid again when it reopens; a renewed one replaces it', async () => {
    const before = (await link('admin', '1')).body.data.code ?? '';
    await link('admin', '1', { open: false });
    expect((await unitOf(before)).body.code).toBe('registrationClosed');
    expect((await link('admin', '1', { open: true })).body.data.code).toBe(before);
    const { code } = (await link('admin', '1', { open: true, renew: true })).body.data;
    expect(code).not.toBe(before);
    expect((await unitOf(before)).body.code).toBe('registrationClosed');
    unit = code ?? '';
    const written = await app.database
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', '1')
      .execute();
    expect(written.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['registration.opened', 'registration.closed', 'registration.renewed']),
    );
  });

  it('is accessible only to its own unit', async () => {
    expect((await link('admin', secondCompany.id)).status).toBe(404);
    expect((await link('admin', secondCompany.id, { open: true })).status).toBe(404);
    expect((await link('superAdmin', '99')).status).toBe(404);
  });

  it('can be guessed fifty times an hour at most', async () => {
    for (let tries = 0; tries < 50; tries += 1) expect((await unitOf('SAISAISAISAI')).status).toBe(422);
    expect((await unitOf('SAISAISAISAI')).status).toBe(429);
  });
});

it('roles are those that the caller may give, by their names', async () => {
  const of = async (as: 'admin' | 'superAdmin', language: 'vi' | 'en' = 'vi') =>
    (await app.call<{ data: { name: string; label: string }[] }>('listRoles', as, { language })).body.data;
  expect((await of('superAdmin')).map(({ name }) => name)).toContain('super-admin');
  expect((await of('admin'))[0]).toEqual({ name: 'admin', label: 'Quản trị đơn vị' });
  expect((await app.call('listRoles', 'teacher')).status).toBe(403);
});
