import type { Answer } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deliverNext } from '../store/notifications/deliveries.ts';
import { notify } from '../store/notifications/notify.ts';
import { TestApp } from '../testing/TestApp.ts';
import { NotificationPages } from './NotificationPages.ts';

type List = Answer<'listNotifications'>;
type Who = keyof typeof people;

let app: TestApp;
/** Another process on the same database. */
let there: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
  there = await app.another();
});
afterAll(async () => {
  await there.app.fastify.close();
  await app.stop();
});
beforeEach(async () => {
  await app.database.deleteFrom('notification_event').execute();
});

async function ring(names: readonly string[], to: readonly Who[], causedBy: Who | null = null) {
  for (const name of names)
    await app.database.transaction().execute((transaction) =>
      notify(
        transaction,
        {
          type: 'RegistrationDenied',
          facts: { kind: 'account', company_id: '1', company_name: name, reason: null },
        },
        {
          to: to.map((who) => people[who].id),
          causedBy: causedBy && people[causedBy].id,
          now: app.clock.now(),
        },
      ),
    );
  while (await deliverNext(app.database, 100));
}

async function list(as: Who | { token: string }, query: { page?: number; limit?: number } = {}, from = app) {
  return (await from.call<List>('listNotifications', as, { query })).body;
}

const textsOf = ({ data }: List) => data.map((one) => JSON.stringify(one.data));

it('shows what one has just changed, in every process', async () => {
  await ring(['Sen'], ['student']);
  // One session in both: another sign-in would end it.
  const student = { token: await app.signIn('student') };
  const [before, beforeThere] = [await list(student), await list(student, {}, there)];
  expect(beforeThere).toEqual(before);
  expect(before).toMatchObject({ count_unread: 1, data: [{ read_at: null }] });

  const ids = before.data.map(({ id }) => id);
  await app.call('readNotifications', student, { body: { ids } });
  for (const from of [app, there])
    expect(await list(student, {}, from)).toMatchObject({
      count_unread: 0,
      data: [{ read_at: app.clock.now().toISOString() }],
    });
  await there.call('deleteNotifications', student, { body: { ids } });
  for (const from of [app, there])
    expect(await list(student, {}, from)).toMatchObject({ data: [], total: 0 });
});

it('keeps a page while nothing changes, for five minutes at most', async () => {
  await ring(['Sen'], ['student'], 'teacher');
  const first = await list('student');
  const rename = (name: string) =>
    app.database.updateTable('user_account').set({ name }).where('id', '=', people.teacher.id).execute();
  await rename('Tên khác');
  expect(await list('student')).toEqual(first);
  app.clock.pass({ minutes: 5 });
  expect((await list('student')).data[0]?.data.name_created).toBe('Tên khác');
  await rename(people.teacher.name);
});

it('keeps pages apart by person, place and language', async () => {
  await ring(['một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy'], ['student']);
  await ring(['riêng'], ['otherStudent']);
  for (let round = 0; round < 2; round += 1) {
    const [first, second, all, other, none] = await Promise.all([
      list('student', { limit: 5 }),
      list('student', { limit: 5, page: 2 }),
      list('student'),
      list('otherStudent'),
      list('teacher'),
    ]);
    expect([first, second, all, other, none]).toMatchObject([
      { page: 1, limit: 5, total: 7, last_page: 2, count_unread: 7 },
      { page: 2, limit: 5, total: 7, last_page: 2 },
      { page: 1, limit: 10, total: 7, last_page: 1 },
      { total: 1 },
      { total: 0, last_page: 1, count_unread: 0, count_unchecked: 0, data: [] },
    ]);
    expect([...first.data, ...second.data]).toEqual(all.data);
    const ids = all.data.map(({ id }) => Number(id));
    expect(ids).toEqual(ids.toSorted((one, another) => another - one));
    expect(textsOf(other)[0]).toContain('riêng');
  }
  const vietnamese = await list('student');
  await app.call('setLanguage', 'student', { body: { lang: 'en' } });
  const english = await list('student');
  expect(english.data[0]?.data.message).not.toBe(vietnamese.data[0]?.data.message);
  await app.call('setLanguage', 'student', { body: { lang: 'vi' } });
  expect(await list('student')).toEqual(vietnamese);
});

it('gives the right page also when it has no room to keep any', async () => {
  await ring(['Sen'], ['student']);
  const pages = new NotificationPages(app.database, 10);
  const page = () =>
    pages.pageOf(
      { userId: people.student.id, page: 1, limit: 10, seenAs: '', now: app.clock.now() },
      ({ rows, ...counts }) => ({ ...counts, data: [], page: rows.length, limit: 10, last_page: 1 }),
    );
  for (let round = 0; round < 2; round += 1)
    expect(JSON.parse((await page()).bytes.toString())).toMatchObject({ page: 1, total: 1 });
});
