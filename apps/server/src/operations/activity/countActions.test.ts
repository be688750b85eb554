import { people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());

const actionsOf = async (userId: string) => {
  await app.app.services.actions.flush();
  const rows = await app.database
    .selectFrom('activity_action')
    .select(['hour', 'action', 'count'])
    .where('user_id', '=', userId)
    .orderBy('hour')
    .orderBy('action')
    .execute();
  return rows.map(({ hour, action, count }) => [hour.toISOString().slice(11, 16), action, count]);
};

it('counts sign-ins and what people change, by hour', async () => {
  const { id } = people.admin;
  app.clock.pass({ minutes: 60 - app.clock.now().getUTCMinutes() });
  const hour = app.clock.now().toISOString().slice(11, 13);
  await app.signIn('admin');
  await app.signIn('admin');
  await app.call('setLanguage', 'admin', { body: { lang: 'vi' } });
  await app.call('getMe', 'admin');
  expect((await app.call('setLanguage', 'admin', { body: { lang: 'xx' } })).status).toBe(422);
  expect(await actionsOf(id)).toEqual([
    [`${hour}:00`, 'login', 2],
    [`${hour}:00`, 'setLanguage', 1],
  ]);
  await app.call('setLanguage', 'admin', { body: { lang: 'vi' } });
  expect((await actionsOf(id)).at(-1)).toEqual([`${hour}:00`, 'setLanguage', 2]);
});

it('does not count what pages do by themselves, nor for accounts that are gone', async () => {
  const before = await actionsOf(people.student.id);
  await app.call('seeNotifications', 'student');
  app.app.services.actions.count('999999', 'setLanguage', app.clock.now());
  const after = await actionsOf(people.student.id);
  expect(after.filter(([, action]) => action !== 'login')).toEqual(
    before.filter(([, action]) => action !== 'login'),
  );
});
