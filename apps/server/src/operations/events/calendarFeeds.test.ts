import type { Answer } from '@sen/api/contract/model';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertEvent } from '../../testing/insertEvent.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let event: string;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  const at = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000);
  event = await insertEvent(app.database, {
    company_id: demoCompany.id,
    title: 'Họp tổ bộ môn',
    user_id: people.teacher.id,
    people: [people.student.id],
    starts_at: at(24),
    ends_at: at(25),
  });
});
afterAll(() => app.stop());

const renew = async () => {
  const { body } = await app.call<Answer<'renewCalendarFeed'>>('renewCalendarFeed', 'student');
  return body.data.address?.split('/').at(-1) ?? '';
};
const read = (secret: string) => app.call('readCalendarFeed', null, { path: { secret } });
const since = async () => (await app.call<Answer<'getCalendarFeed'>>('getCalendarFeed', 'student')).body.data;

test('the address of a calendar gives it to whoever has it, until another one is created or it is revoked', async () => {
  expect(await since()).toEqual({ created_at: null });
  const first = await renew();
  expect(first).toMatch(/^[\w-]{43}$/);
  const { status, headers, raw } = await read(first);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(raw.payload).toContain('SUMMARY:Họp tổ bộ môn\r\n');
  expect(raw.payload).toContain(`/calendarStudent/${event}`);
  // The secret is not shown again.
  expect(await since()).toEqual({ created_at: expect.any(String) });
  const second = await renew();
  expect((await read(first)).status).toBe(404);
  expect((await read(second)).status).toBe(200);
  await app.call('revokeCalendarFeed', 'student');
  expect((await read(second)).status).toBe(404);
  expect((await read('A'.repeat(43))).status).toBe(404);
  expect((await read('short')).status).toBe(404);
});

test('the calendar of a locked person, and of a deleted unit, is closed', async () => {
  const secret = await renew();
  const { database } = app;
  await database
    .updateTable('user_account')
    .set({ status: 'locked' })
    .where('id', '=', people.student.id)
    .execute();
  expect((await read(secret)).status).toBe(404);
  await database
    .updateTable('user_account')
    .set({ status: 'active' })
    .where('id', '=', people.student.id)
    .execute();
  await database
    .updateTable('company')
    .set({ deleted_at: app.clock.now() })
    .where('id', '=', demoCompany.id)
    .execute();
  expect((await read(secret)).status).toBe(404);
  await database.updateTable('company').set({ deleted_at: null }).where('id', '=', demoCompany.id).execute();
  expect((await read(secret)).status).toBe(200);
});

test('one event, and the own calendar, are files', async () => {
  const one = await app.call('exportEvent', 'student', { path: { id: event } });
  expect(one.raw.payload).toContain('BEGIN:VEVENT\r\nUID:event-');
  expect((await app.call('exportEvent', 'otherStudent', { path: { id: event } })).status).toBe(404);
  const own = await app.call('exportCalendar', 'teacher');
  expect(own.raw.payload).toContain('SUMMARY:Họp tổ bộ môn\r\n');
});

test('a file has more entries than a screen, and says when it has only the nearest', async () => {
  const { database } = app;
  const { series_id } = await database
    .selectFrom('event')
    .select('series_id')
    .where('id', '=', event)
    .executeTakeFirstOrThrow();
  const addEvents = (count: number) =>
    sql`insert into event (series_id, starts_at, ends_at)
      select ${series_id}, day, day + interval '1 hour'
      from generate_series(1, ${count}) as number, lateral (select ${app.clock.now()}::timestamptz
        + make_interval(mins => 600 + number * 40) as day) as at`.execute(database);
  const entries = async () =>
    (await app.call('exportCalendar', 'admin')).raw.payload
      .split('BEGIN:VEVENT')
      .slice(1)
      .map((entry) => /\nSUMMARY:(.*)\r/.exec(entry)?.[1] ?? '');
  const before = (await entries()).length;
  await addEvents(1_500);
  expect(await entries()).toHaveLength(before + 1_500);
  await addEvents(10_000);
  const nearest = await entries();
  expect(nearest).toHaveLength(10_001);
  expect(nearest[0]).toMatch(/^Lịch này chỉ có 10\.000 mục gần hôm nay nhất/);
});
