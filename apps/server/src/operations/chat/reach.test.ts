import { people } from '@sen/api/fixtures/people';
import { mayWriteTo } from '@sen/domain/chat/mayWriteTo';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../auth/Caller.ts';
import { acquaintances, reachedAmong } from '../../store/chat/reach.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { TestChat } from '../../testing/TestChat.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  await app.database
    .updateTable('user_account')
    .set({ status: 'locked' })
    .where('id', '=', people.otherStudent.id)
    .execute();
});
afterAll(() => app.stop());

/** Accounts of several units and of all roles; the second and third fields are all that reach needs of a caller. */
async function accounts() {
  const rows = await app.database
    .selectFrom('user_account')
    .select(['id', 'role', 'company_id'])
    .orderBy('id')
    .limit(60)
    .execute();
  return rows.map((row) => row as Pick<Caller, 'id' | 'role' | 'company_id'> as Caller);
}

test('whom the lists offer, and who may be a member of a group, is whom one may write to by the table', async () => {
  await app.database.deleteFrom('conversation').where('classroom_id', 'is', null).execute();
  const all = await accounts();
  const ids = all.map(({ id }) => id);
  expect(new Set(all.map(({ role }) => role)).size).toBe(6);
  let reachedCount = 0;
  for (const caller of all) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is fast enough
    const reached = await reachedAmong(app.database, ids, caller);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const known = await acquaintances(app.database, ids, caller);
    const allowed = [...known.values()].filter((other) => mayWriteTo(caller, other, other).allowed);
    expect([caller.role, reached.toSorted()]).toEqual([caller.role, allowed.map(({ id }) => id).toSorted()]);
    reachedCount += reached.length;
  }
  // Neither everybody nor nobody.
  expect(reachedCount).toBeGreaterThan(all.length);
  expect(reachedCount).toBeLessThan(all.length ** 2);
});

test('members of a new group are whom one reaches, also for who was written to', async () => {
  const superAdmin = new TestChat(app, 'superAdmin');
  const teacher = new TestChat(app, 'teacher');
  await superAdmin.send('teacher', 'Chào thầy');
  // An answer is allowed, a group with the super-admin is not.
  expect((await teacher.trySending('superAdmin')).status).toBe(200);
  expect((await teacher.tryGroup(['superAdmin', 'student'])).body).toMatchObject({
    codes: { user_ids: 'chatMembersUnreachable' },
  });
});

test('nobody whose address is hidden is found by it', async () => {
  const found = async (operation: 'listChatUsers' | 'listChatTeachers', as: 'student' | 'admin') => {
    const { body } = await app.call<{ data: { id: string; email: string }[] }>(operation, as, {
      query: {
        ...(operation === 'listChatUsers' && { type: 'chat' }),
        'fieldName[]': ['email'],
        'keyword[]': [people.teacher.email],
      },
    });
    return body.data.map(({ email }) => email);
  };
  for (const operation of ['listChatUsers', 'listChatTeachers'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is fast enough
    expect(await found(operation, 'admin')).toEqual([people.teacher.email]);
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await found(operation, 'student')).toEqual([]);
  }
});
