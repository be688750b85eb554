import type { Answer } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestApp } from '../../testing/TestApp.ts';
import { TestEvents } from '../../testing/TestEvents.ts';
import { mailNotifications } from './mailNotifications.ts';
import { remindOfEvents } from './remindOfEvents.ts';

let app: TestApp;
let events: TestEvents;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  events = new TestEvents(app);
});
beforeEach(async () => {
  await app.database.deleteFrom('notification_event').execute();
  await app.database.deleteFrom('mail').execute();
  await app.database.deleteFrom('event_series').execute();
});
afterAll(() => app.stop());

const hours = (count: number) => new Date(app.clock.now().getTime() + count * 3_600_000).toISOString();
const add = async (changes: object = {}) => {
  const body = {
    title: 'Họp tổ bộ môn',
    time_start: hours(48),
    time_end: hours(49),
    users_ids: [people.student.id],
    distance_time_reminder: 1440,
    distance_time_reminder_2: 15,
    ...changes,
  };
  // Sessions do not last as long as the days that pass here.
  await app.signIn('teacher');
  const made = await app.call<Answer<'addEvent'>>('addEvent', 'teacher', { body });
  await app.database.deleteFrom('notification_event').execute();
  return made.body.data;
};
const edit = async (id: string, body: object) => {
  await app.signIn('teacher');
  expect((await events.edit(id, body, 'teacher')).status).toBe(200);
};
/** What the next runs of the job tell, by the minutes before the start and the recipients. */
const reminded = async () => {
  await remindOfEvents.run(app.app.services);
  const rows = await app.database
    .selectFrom('notification_event')
    .select(['facts', 'recipients'])
    .where('type', '=', 'EventReminder')
    .orderBy('id')
    .execute();
  await mailNotifications.run(app.app.services);
  await app.database.deleteFrom('notification_event').execute();
  return rows.map(({ facts, recipients }) => [
    (facts as { minutes: number }).minutes,
    recipients.map(String),
  ]);
};
const everybody = [people.teacher.id, people.student.id];

test('everybody is reminded twice, each time once, by notification and mail', async () => {
  await add();
  expect(await reminded()).toEqual([]);
  app.clock.pass({ hours: 24 });
  expect(await reminded()).toEqual([[1440, everybody]]);
  expect(await reminded()).toEqual([]);
  app.clock.pass({ hours: 23, minutes: 46 });
  expect(await reminded()).toEqual([[15, everybody]]);
  expect(await reminded()).toEqual([]);
  const mails = await app.database.selectFrom('mail').select(['to_address', 'subject']).execute();
  expect(mails.map(({ to_address }) => to_address).toSorted()).toEqual(
    [people.teacher, people.teacher, people.student, people.student].map(({ email }) => email).toSorted(),
  );
  expect(mails.map(({ subject }) => subject)).toContain('“Họp tổ bộ môn” bắt đầu sau 1 ngày');
});

test('two processes remind once', async () => {
  await add();
  app.clock.pass({ hours: 25 });
  await Promise.all([remindOfEvents.run(app.app.services), remindOfEvents.run(app.app.services)]);
  expect(await reminded()).toHaveLength(1);
});

test('after the server was off the later of two reminders counts, and none once the event has begun', async () => {
  await add();
  app.clock.pass({ hours: 47, minutes: 50 });
  expect(await reminded()).toEqual([[15, everybody]]);
  await add();
  app.clock.pass({ hours: 48 });
  expect(await reminded()).toEqual([]);
});

test('an event that is moved reminds again at its new time; another change does not', async () => {
  const { id } = await add();
  app.clock.pass({ hours: 24 });
  expect(await reminded()).toHaveLength(1);
  await edit(id, { version: 1, title: 'Họp' });
  expect(await reminded()).toEqual([]);
  await edit(id, { version: 2, time_start: hours(48), time_end: hours(49) });
  expect(await reminded()).toEqual([]);
  app.clock.pass({ hours: 24 });
  expect(await reminded()).toEqual([[1440, everybody]]);
});

test('an event that is cancelled reminds nobody, nor one whose reminders were removed', async () => {
  const { id } = await add();
  await app.call('deleteEvents', 'teacher', { body: { event_ids: [id] } });
  const kept = await add();
  await edit(kept.id, { version: 1, distance_time_reminder: null, distance_time_reminder_2: null });
  app.clock.pass({ hours: 47, minutes: 50 });
  expect(await reminded()).toEqual([]);
});

test('each occurrence reminds', async () => {
  await add({ recurrence: { frequency: 'daily', count: 3 }, distance_time_reminder: null });
  app.clock.pass({ hours: 47, minutes: 50 });
  expect(await reminded()).toHaveLength(1);
  app.clock.pass({ hours: 24 });
  expect(await reminded()).toHaveLength(1);
});
