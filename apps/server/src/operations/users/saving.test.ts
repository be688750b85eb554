import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import type { Answer, MemberDraft, Problem } from '@sen/api/contract/model';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { nameKeys } from '../../store/users/nameKeys.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ config: { publicUrl: 'https://sen.example/' } });
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.clock.pass({ minutes: 61 });
  // Some of these tests take days by the clock.
  await app.signIn('admin');
  await app.signIn('superAdmin');
});

type Person = Parameters<TestApp['signIn']>[0];
type One = Problem & Answer<'getMember'>;

let count = 0;
function draft(changes: Partial<MemberDraft> = {}): MemberDraft {
  count += 1;
  return {
    email: `moi${count}@sen.vn`,
    phone: '0912 345 678',
    name: 'Nguyễn  Văn An ',
    role: 'student',
    company_id: demoCompany.id,
    dateOfBirth: '2001-02-28',
    membership_code: `M${count}`,
    ...changes,
  };
}
const add = (body: Partial<MemberDraft>, as: Person = 'admin') => app.call<One>('addMember', as, { body });
const edit = (id: string, body: Partial<MemberDraft>, as: Person = 'admin') =>
  app.call<One>('editMember', as, { path: { id }, body });
const activate = (body: object) => app.call<Problem>('activateAccount', null, { body });
const signIn = (username: string, password: string) =>
  app.call<Problem>('login', null, { body: { username, password } });

const password = 'Mới@2026!';
const both = { password, password_confirmation: password };

async function linksTo(email: string) {
  const mails = await app.database
    .selectFrom('mail')
    .selectAll()
    .where('to_address', '=', email)
    .orderBy('id')
    .execute();
  return mails.map(({ body_text }) => {
    const { origin, pathname, searchParams } = new URL(/https:\S+/.exec(body_text)?.[0] ?? '');
    expect(origin + pathname).toBe('https://sen.example/activate');
    return { email: searchParams.get('email') ?? '', token: searchParams.get('token') ?? '' };
  });
}

describe('adding', () => {
  test('creates an inactive account, whose owner activates it by the mail and signs in', async () => {
    const { status, body } = await add(draft({ email: ' AN@Sen.vn ' }));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      name: 'Nguyễn Văn An',
      first_name: 'An',
      email: 'an@sen.vn',
      username: 'an@sen.vn',
      phone: '0912345678',
      status: 'inactive',
      company_id: demoCompany.id,
      in_use: false,
    });
    const [link] = await linksTo('an@sen.vn');
    expect(
      (await activate({ ...link, password: 'ngan', password_confirmation: 'ngan' })).body.errors,
    ).toHaveProperty('password');
    expect((await activate({ ...link, email: people.student.email, ...both })).body.code).toBe(
      'activationLinkInvalid',
    );
    expect((await activate({ ...link, ...both })).status).toBe(200);
    expect((await activate({ ...link, ...both })).body.code).toBe('activationLinkInvalid');
    expect((await signIn('an@sen.vn', password)).status).toBe(200);
  });

  test('of two concurrent activations by one link one succeeds', async () => {
    const { body } = await add(draft());
    const [link] = await linksTo(body.data.email);
    const answers = await Promise.all([activate({ ...link, ...both }), activate({ ...link, ...both })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('names what is missing and what is wrong, field by field', async () => {
    const nothing = await add(
      draft({ email: '', phone: '', name: ' ', dateOfBirth: '', membership_code: '' }),
    );
    expect(nothing.status).toBe(422);
    expect(Object.keys(nothing.body.errors ?? {})).toEqual(
      expect.arrayContaining(['email', 'phone', 'name', 'dateOfBirth', 'membership_code']),
    );
    const wrong = await add(
      draft({ email: 'an@', username: 'a b', phone: '123', dateOfBirth: '2999-01-01' }),
    );
    expect(wrong.body.codes).toEqual({
      email: 'notAnEmail',
      username: 'notAUsername',
      phone: 'notAPhone',
      dateOfBirth: 'bornInTheFuture',
    });
    expect((await add({})).body.errors).toHaveProperty('email');
    const unit = await add(draft({ company_id: '999' }), 'superAdmin');
    expect(unit.body.codes).toEqual({ company_id: 'unknownReference' });
    expect((await add(draft({ company_id: '' }), 'superAdmin')).body.codes).toEqual({
      company_id: 'thisFieldIsRequired',
    });
  });

  test('reports the names that another account has', async () => {
    const taken = await add(
      draft({
        email: people.student.email.toUpperCase(),
        username: people.teacher.username.toUpperCase(),
        membership_code: people.student.membership_code.toLowerCase(),
      }),
    );
    expect(taken.body.codes).toEqual({
      email: 'emailTaken',
      username: 'usernameTaken',
      membership_code: 'membershipCodeTaken',
    });
    expect((await add(draft({ username: people.teacher.email }))).body.codes).toEqual({
      username: 'usernameTaken',
    });
    const elsewhere = draft({
      company_id: secondCompany.id,
      membership_code: people.student.membership_code,
    });
    expect((await add(elsewhere, 'superAdmin')).status).toBe(200);
  });

  test('an admin cannot add members above or outside the unit; a teacher cannot add any', async () => {
    const above = await add(draft({ role: 'super-admin' }));
    expect([above.status, above.body.code]).toEqual([403, 'superAdminsMakeSuperAdmins']);
    const outside = await add(draft({ company_id: secondCompany.id }));
    expect([outside.status, outside.body.code]).toEqual([403, 'adminsKeepToTheirUnit']);
    expect((await add(draft(), 'teacher')).status).toBe(403);
    const { company_id: _, ...own } = draft();
    expect((await add(own)).body.data.company_id).toBe(demoCompany.id);
    const superAdmin = await add(draft({ role: 'super-admin' }), 'superAdmin');
    expect(superAdmin.body.data.company_id).toBeNull();
  });

  test('one email twice at once makes one account', async () => {
    const twin = draft();
    const answers = await Promise.all([add(twin), add({ ...twin, membership_code: 'KHAC' })]);
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200);
    expect([409, 422]).toContain(answers.map(({ status }) => status).toSorted()[1]);
    expect(await linksTo(twin.email)).toHaveLength(1);
  });

  test('a name of HTML stays text, and the mail shows it as such', async () => {
    const { body } = await add(draft({ name: '<img src=x onerror=alert(1)>' }));
    const mail = await app.database
      .selectFrom('mail')
      .select('body_html')
      .where('to_address', '=', body.data.email)
      .executeTakeFirstOrThrow();
    expect(mail.body_html).not.toContain('<img src=x');
  });
});

describe('sending the activation again', () => {
  const resend = (user_ids: string[], as: Person = 'admin') =>
    app.call<Problem>('resendActivation', as, { body: { user_ids } });

  test('invalidates the earlier link, and counts towards the limit of mails', async () => {
    const { id, email } = (await add(draft())).body.data;
    expect((await resend([id])).status).toBe(200);
    const [first, second] = await linksTo(email);
    expect((await activate({ ...first, ...both })).body.code).toBe('activationLinkInvalid');
    for (let mail = 0; mail < 4; mail += 1) expect((await resend([id])).status).toBe(200);
    const limited = await resend([id]);
    expect([limited.status, limited.body.code]).toEqual([
      429,
      'youHaveReachedYourEmailLimitSoYouCanNoLongerSendEmails',
    ]);
    expect(await linksTo(email)).toHaveLength(6);
    expect((await activate({ ...second, ...both })).body.code).toBe('activationLinkInvalid');
    expect((await activate({ ...(await linksTo(email)).at(-1), ...both })).status).toBe(200);
    expect((await resend([id])).body.code).toBe('memberNotInactive');
  });

  test('a link holds for seven days', async () => {
    const { email } = (await add(draft())).body.data;
    const [link] = await linksTo(email);
    app.clock.pass({ minutes: 7 * 24 * 60 + 1 });
    expect((await activate({ ...link, ...both })).body.code).toBe('activationLinkInvalid');
  });

  test('unlocks an account that was never activated; its earlier link does not', async () => {
    const { id, email } = (await add(draft())).body.data;
    const seen = async () =>
      (await app.call<Answer<'getMember'>>('getMember', 'admin', { path: { id } })).body.data;
    await app.call('lockMembers', 'admin', { body: { user_ids: [id] } });
    const deleted_at = app.clock.now().toISOString();
    expect(await seen()).toMatchObject({ status: 'locked', deleted_at, is_activated: false });
    const [first] = await linksTo(email);
    expect((await activate({ ...first, ...both })).body.code).toBe('activationLinkInvalid');
    expect((await resend([id])).status).toBe(200);
    expect(await seen()).toMatchObject({ status: 'inactive', deleted_at: null });
    expect((await activate({ ...(await linksTo(email)).at(-1), ...both })).status).toBe(200);
    expect(await seen()).toMatchObject({ status: 'active', is_activated: true });
  });

  test('is refused for a locked account that has a password', async () => {
    const { id, email } = (await add(draft())).body.data;
    expect((await activate({ ...(await linksTo(email)).at(-1), ...both })).status).toBe(200);
    await app.call('lockMembers', 'admin', { body: { user_ids: [id] } });
    expect((await resend([id])).body.code).toBe('memberNotInactive');
  });
});

describe('editing', () => {
  test('changes the given fields, keeps absent ones, and audits the changed names', async () => {
    const first = draft({ username: 'ban.dau', title: 'Kỹ sư', sex: 'female' });
    const { id } = (await add(first)).body.data;
    const { username: _, title: __, ...rest } = first;
    const { body } = await edit(id, { ...rest, name: 'Trần Thị Bình', sex: '' });
    expect(body.data).toMatchObject({
      name: 'Trần Thị Bình',
      first_name: 'Bình',
      username: 'ban.dau',
      title: 'Kỹ sư',
      sex: null,
    });
    const keys = await app.database
      .selectFrom('user_account')
      .select(['sort_key', 'given_name_key'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(keys).toEqual(nameKeys('Trần Thị Bình'));
    const [, entry] = await app.database
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(entry).toMatchObject({
      action: 'member.edited',
      actor_id: people.admin.id,
      details: { fields: ['name', 'first_name', 'sex'] },
    });
  });

  test('a new address of an account that waits gets a link of its own', async () => {
    const first = draft();
    const { id } = (await add(first)).body.data;
    await edit(id, { ...first, email: 'dia.chi.moi@sen.vn', username: '' });
    const [old] = await linksTo(first.email);
    const [link] = await linksTo('dia.chi.moi@sen.vn');
    expect((await activate({ ...old, ...both })).body.code).toBe('activationLinkInvalid');
    expect((await activate({ ...link, ...both })).status).toBe(200);
  });

  test('another role ends the sessions; names of others, other units and the own role are refused', async () => {
    const token = await app.signIn('staff');
    const staff = draft({ email: people.staff.email, username: people.staff.username });
    expect((await edit(people.staff.id, { ...staff, role: 'sponsor' })).body.data.role).toBe('sponsor');
    expect((await app.call('getMe', { token })).status).toBe(401);
    expect((await edit(people.staff.id, { ...staff, email: people.student.email })).body.codes).toEqual({
      email: 'emailTaken',
    });
    expect((await edit(people.staff.id, { ...staff, company_id: secondCompany.id })).body.code).toBe(
      'adminsKeepToTheirUnit',
    );
    const self = draft({ email: people.admin.email, username: people.admin.username, role: 'teacher' });
    expect((await edit(people.admin.id, self)).body.code).toBe('ownRoleUnchanged');
    expect((await edit(people.superAdmin.id, draft())).status).toBe(404);
    const foreign = (await add(draft({ company_id: secondCompany.id }), 'superAdmin')).body.data.id;
    expect((await edit(foreign, draft())).status).toBe(404);
  });

  test('of two concurrent changes to the same code one succeeds', async () => {
    const [one, other] = [draft(), draft()];
    const ids = [(await add(one)).body.data.id, (await add(other)).body.data.id];
    const code = { membership_code: 'CHUNG' };
    const answers = await Promise.all([
      edit(ids[0] ?? '', { ...one, ...code }),
      edit(ids[1] ?? '', { ...other, ...code }),
    ]);
    const [first, second] = answers.map(({ status }) => status).toSorted();
    expect(first).toBe(200);
    expect([409, 422]).toContain(second);
  });
});
