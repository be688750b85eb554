import { demoCompany, demoPassword, people, secondCompany } from '@sen/api/fixtures/people';
import type { Answer, Problem } from '@sen/api/contract/model';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../auth/passwords.ts';
import { insertPeople } from '../../seeds/seedPeople.ts';
import type { UserAccountTable } from '../../store/users/tables.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let password_hash: string;
beforeAll(async () => {
  app = await TestApp.start();
  password_hash = await hashPassword(demoPassword);
});
afterAll(() => app.stop());

let count = 0;
async function person(changes: Partial<Insertable<UserAccountTable>> = {}) {
  count += 1;
  const username = `nguoi${count}`;
  const account = {
    username,
    email: `${username}@sen.vn`,
    name: `Người Thứ ${count}`,
    role: 'student' as const,
    company_id: demoCompany.id,
    membership_code: `NT${count}`,
    password_hash,
    ...changes,
  };
  const [id = ''] = await insertPeople(app.database, [account]);
  return { id, username, email: account.email };
}

type Person = Parameters<TestApp['signIn']>[0];
const lock = (user_ids: string[], as: Person = 'admin') =>
  app.call<Problem>('lockMembers', as, { body: { user_ids } });
const unlock = (ids: string[], as: Person = 'admin') =>
  app.call<Problem>('unlockMembers', as, { body: { ids } });
const remove = (user_ids: string[], as: Person = 'admin') =>
  app.call<Problem>('deleteMembers', as, { body: { user_ids } });
const statusOf = async (id: string) =>
  (await app.call<Answer<'getMember'>>('getMember', 'superAdmin', { path: { id } })).body.data?.status;
const signIn = (username: string, password = demoPassword) =>
  app.call<Problem & { data: { access_token: string } }>('login', null, { body: { username, password } });
const written = (subject_id: string) =>
  app.database
    .selectFrom('audit_log')
    .selectAll()
    .where('subject_id', '=', subject_id)
    .orderBy('id')
    .execute();

describe('locking', () => {
  test('ends the sessions and prevents signing in until it is unlocked; both are audited', async () => {
    const { id, username } = await person();
    const token = (await signIn(username)).body.data.access_token;
    expect((await lock([id])).status).toBe(200);
    expect((await app.call<Problem>('getMe', { token })).status).toBe(401);
    expect((await signIn(username)).body.code).toBe('accountLocked');
    expect((await unlock([id])).status).toBe(200);
    expect((await signIn(username)).status).toBe(200);
    expect((await written(id)).map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['member.locked', people.admin.id],
      ['member.unlocked', people.admin.id],
    ]);
  });

  test('restores the former status: an account without a password stays inactive', async () => {
    const { id } = await person({ status: 'inactive' });
    await lock([id]);
    await unlock([id]);
    expect(await statusOf(id)).toBe('inactive');
  });

  test('is refused for all when one may not be locked', async () => {
    const [free, locked, foreign] = [
      await person(),
      await person({ status: 'locked' }),
      await person({ company_id: secondCompany.id }),
    ];
    expect((await lock([free.id, locked.id])).body.code).toBe('memberAlreadyLocked');
    expect((await lock([free.id, foreign.id])).status).toBe(404);
    expect((await lock([free.id, people.superAdmin.id])).status).toBe(404);
    expect(await statusOf(free.id)).toBe('active');
    expect(await written(free.id)).toEqual([]);
    expect((await unlock([free.id])).body.code).toBe('memberNotLocked');
    expect((await unlock([foreign.id])).status).toBe(404);
  });

  test('nobody can lock the own account, nor an admin a super-admin’s of the unit', async () => {
    expect((await lock([people.admin.id])).body.code).toBe('ownAccountNotLocked');
    expect((await lock([people.superAdmin.id], 'superAdmin')).body.code).toBe('ownAccountNotLocked');
    const { id } = await person({ role: 'super-admin' });
    const refused = await lock([id]);
    expect([refused.status, refused.body.code]).toEqual([403, 'superAdminsManageSuperAdmins']);
    expect(refused.body.message).toContain('quản trị hệ thống');
    expect((await lock([id], 'superAdmin')).status).toBe(200);
  });

  test('twice at once is once', async () => {
    const { id } = await person();
    const answers = await Promise.all([lock([id]), lock([id])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await written(id)).toHaveLength(1);
  });

  test('of the same accounts in two orders does not deadlock', async () => {
    const [one, other] = [await person(), await person()];
    const answers = await Promise.all([lock([one.id, other.id]), lock([other.id, one.id])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('of no accounts is refused by name', async () => {
    expect((await lock([])).body.errors).toHaveProperty('user_ids');
  });
});

describe('deleting', () => {
  test('deletes the account, and keeps its audit entries', async () => {
    const { id, username } = await person();
    await signIn(username);
    expect((await remove([id])).status).toBe(200);
    expect((await app.call('getMember', 'admin', { path: { id } })).status).toBe(404);
    expect(await written(id)).toMatchObject([{ action: 'member.deleted', company_id: demoCompany.id }]);
    expect((await remove([id])).status).toBe(404);
  });

  test('is refused for all when one has created content, is the caller or is in another unit', async () => {
    const [free, maker] = [await person(), await person({ role: 'teacher' })];
    await app.database
      .insertInto('category')
      .values({
        company_id: demoCompany.id,
        kind: 'exam',
        name: 'Của tôi',
        sort_key: 'cua toi',
        created_by: maker.id,
      })
      .execute();
    const refused = await remove([free.id, maker.id]);
    expect([refused.status, refused.body.code]).toEqual([409, 'memberInUse']);
    expect(await statusOf(free.id)).toBe('active');
    expect((await remove([people.admin.id])).body.code).toBe('ownAccountNotDeleted');
    const foreign = await person({ company_id: secondCompany.id });
    expect((await remove([foreign.id])).status).toBe(404);
    expect((await remove([foreign.id], 'superAdmin')).status).toBe(200);
  });

  test('twice at once is once', async () => {
    const { id } = await person();
    const answers = await Promise.all([remove([id]), remove([id])]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });
});

describe('deleting inactive members', () => {
  const clear = (body: object, as: Person = 'admin') =>
    app.call<Problem & Answer<'deleteInactiveMembers'>>('deleteInactiveMembers', as, { body });

  test('by name, and no others', async () => {
    const [waiting, active] = [await person({ status: 'inactive' }), await person()];
    expect((await clear({ user_ids: [waiting.id, active.id] })).body.code).toBe('memberNotInactive');
    expect((await clear({ user_ids: [waiting.id] })).body.data).toMatchObject({ deleted: 1, next: null });
  });

  test('all of the unit; members in use, and other units’, stay', async () => {
    await clear({ delete_all: true });
    const inactive = { status: 'inactive' as const };
    const [one, other, used] = [await person(inactive), await person(inactive), await person(inactive)];
    const foreign = await person({ ...inactive, company_id: secondCompany.id });
    const above = await person({ ...inactive, role: 'super-admin' });
    await app.database
      .insertInto('project')
      .values({ company_id: demoCompany.id, name: 'Dự án', sort_key: 'du an', created_by: used.id })
      .execute();
    expect((await clear({ delete_all: true })).body.data).toEqual({ deleted: 2, next: null, remaining: 0 });
    expect(await statusOf(used.id)).toBe('inactive');
    expect(await statusOf(foreign.id)).toBe('inactive');
    expect(await statusOf(above.id)).toBe('inactive');
    for (const { id } of [one, other])
      expect(await written(id)).toMatchObject([{ action: 'member.deleted', actor_id: people.admin.id }]);
    expect((await clear({ delete_all: true }, 'superAdmin')).body.data).toEqual({
      deleted: 2,
      next: null,
      remaining: 0,
    });
  });

  test('says which of the two is missing', async () => {
    expect((await clear({})).body.codes).toEqual({ user_ids: 'thisFieldIsRequired' });
    expect((await clear({ delete_all: true, user_ids: ['5'] })).body.codes).toEqual({
      delete_all: 'invalidValue',
    });
    expect((await clear({ user_ids: ['5'], after: '4' })).body.codes).toEqual({ after: 'invalidValue' });
  });
});

describe('a temporary password', () => {
  const show = (user_id: string, as: Person = 'admin') =>
    app.call<Problem & Answer<'showPassword'>>('showPassword', as, { body: { user_id } });

  test('signs in, ends the sessions, must be changed and is not in the audit log', async () => {
    const { id, username } = await person();
    const token = (await signIn(username)).body.data.access_token;
    const { password } = (await show(id)).body.data;
    expect((await app.call('getMe', { token })).status).toBe(401);
    expect((await signIn(username)).body.code).toBe('wrongCredentials');
    const again = await signIn(username, password);
    expect(again.status).toBe(200);
    const { body } = await app.call<Answer<'getMember'>>('getMember', 'admin', { path: { id } });
    expect(body.data.must_change_password).toBe(true);
    const entries = await written(id);
    expect(entries.map(({ action }) => action)).toEqual(['member.passwordGiven']);
    await app.call(
      'changePassword',
      { token: again.body.data.access_token },
      {
        body: { old_password: password, password: 'Mới@2026!', password_confirmation: 'Mới@2026!' },
      },
    );
    const after = await app.call<Answer<'getMember'>>('getMember', 'admin', { path: { id } });
    expect(after.body.data.must_change_password).toBe(false);
    expect(JSON.stringify(entries)).not.toContain(password);
  });

  test('is refused for locked, inactive, own and other units’ accounts', async () => {
    const codes = [];
    for (const changes of [
      { status: 'locked' },
      { status: 'inactive' },
      { company_id: secondCompany.id },
    ] as const)
      codes.push((await show((await person(changes)).id)).body.code);
    codes.push((await show(people.admin.id)).body.code);
    expect(codes).toEqual(['memberLocked', 'memberNotActiveYet', 'notFound', 'ownPasswordInProfile']);
    expect((await show(people.student.id, 'teacher')).status).toBe(403);
  });
});

test('the second step of a member is switched by an administrator', async () => {
  const { id } = await person();
  const turn = (enabled: boolean, as: Person = 'admin') =>
    app.call<Answer<'getMember'>>('setMemberTwoFactor', as, { path: { id }, body: { enabled } });
  expect((await turn(true)).body.data.two_factor).toBe(true);
  expect((await turn(false)).body.data.two_factor).toBe(false);
  expect((await turn(false, 'teacher')).status).toBe(403);
  const own = await app.call<Problem>('setMemberTwoFactor', 'admin', {
    path: { id: people.admin.id },
    body: { enabled: false },
  });
  expect(own.body.code).toBe('ownTwoFactorInProfile');
  expect((await written(id)).map(({ action }) => action)).toEqual([
    'member.twoFactorOn',
    'member.twoFactorOff',
  ]);
});
