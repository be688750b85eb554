import type { Answer, Problem } from '@sen/api/contract/model';
import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestApp } from '../../testing/TestApp.ts';
import { TestEvents } from '../../testing/TestEvents.ts';

let app: TestApp;
let events: TestEvents;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  events = new TestEvents(app);
});
beforeEach(() => events.clear());
afterAll(() => app.stop());

const errors = async (answer: Promise<{ status: number; body: Problem }>) => {
  const { status, body } = await answer;
  return { status, fields: Object.keys(body.errors ?? {}) };
};

test('an event is created, its people are invited and see it, others do not', async () => {
  const { body } = await events.add({
    content: ' Mang theo giáo án.\n ',
    link: 'https://meet.google.com/abc-defg-hij',
  });
  expect(body.data).toMatchObject({
    title: 'Họp tổ bộ môn',
    content: 'Mang theo giáo án.',
    user_id: people.admin.id,
    organizer: { name: people.admin.name },
    participant_count: 2,
    users_ids: expect.arrayContaining([people.student.id, people.otherTeacher.id]),
    timing: 'not_started',
    recurrence: null,
    occurrence_count: 1,
    runs: true,
    version: 1,
  });
  expect(await events.told()).toEqual([
    ['EventInvited', [people.student.id, people.otherTeacher.id].toSorted()],
  ]);
  const { id } = body.data;
  const seen = await events.get(id, 'student');
  expect(seen.body.data).toMatchObject({ title: 'Họp tổ bộ môn', runs: false });
  expect(seen.body.data).not.toHaveProperty('participants');
  for (const other of ['otherStudent', 'teacher', 'staff'] as const)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await events.get(id, other)).status).toBe(404);
  expect(await events.list({}, 'otherStudent')).toEqual([]);
  expect((await events.list({}, 'student')).map((row) => row.id)).toEqual([id]);
});

test('what is wrong is refused at its field', async () => {
  const past = { time_start: events.hours(3), time_end: events.hours(2) };
  expect(await errors(events.add(past))).toEqual({ status: 422, fields: ['time_end'] });
  expect(await errors(events.add({ users_ids: ['999999'] }))).toEqual({ status: 422, fields: ['users_ids'] });
  expect(await errors(events.add({ user_id: people.student.id }))).toEqual({
    status: 422,
    fields: ['user_id'],
  });
  expect(await errors(events.add({ classroom_id: '999999' }))).toEqual({
    status: 422,
    fields: ['classroom_id'],
  });
  expect(await errors(events.add({ recurrence: { frequency: 'daily' } }))).toEqual({
    status: 422,
    fields: ['recurrence.until'],
  });
  expect(await errors(events.add({ distance_time_reminder: 525_600 }))).toEqual({
    status: 422,
    fields: ['distance_time_reminder'],
  });
  expect((await events.add({ company_id: secondCompany.id })).status).toBe(404);
  expect(await events.told()).toEqual([]);
});

test('the class, the course and the project of an event belong together', async () => {
  const { database } = app;
  const places = (table: 'course' | 'project') =>
    database.selectFrom(table).select('id').where('company_id', '=', demoCompany.id).execute();
  const { course_id, project_id } = await database
    .selectFrom('classroom')
    .select(['course_id', 'project_id'])
    .where('id', '=', '1')
    .executeTakeFirstOrThrow();
  const otherCourse = (await places('course')).find(({ id }) => id !== course_id)?.id;
  const otherProject = (await places('project')).find(({ id }) => id !== project_id)?.id;
  const wrongCourse = await events.add({ classroom_id: '1', course_id: otherCourse });
  expect(wrongCourse.body).toMatchObject({
    status: 422,
    errors: { course_id: [expect.stringContaining('Hãy chọn khóa học của lớp')] },
  });
  expect(await errors(events.add({ classroom_id: '1', project_id: otherProject }))).toEqual({
    status: 422,
    fields: ['project_id'],
  });
  expect(await errors(events.add({ course_id, project_id: otherProject }))).toEqual({
    status: 422,
    fields: ['project_id'],
  });
  const { status, body } = await events.add({ classroom_id: '1', course_id, project_id });
  expect(status).toBe(200);
  const { id } = body.data;
  expect(await errors(events.edit(id, { version: 1, course_id: otherCourse }))).toEqual({
    status: 422,
    fields: ['course_id'],
  });
  // An event from before the rule is edited without being moved.
  await database.updateTable('event_series').set({ course_id: otherCourse }).execute();
  expect((await events.edit(id, { version: 1, title: 'Họp lớp' })).status).toBe(200);
});

test('a locked person cannot be invited, and stays in an event that the person was in before', async () => {
  const { body } = await events.add();
  const lock = (status: 'locked' | 'active') =>
    app.database.updateTable('user_account').set({ status }).where('id', '=', people.student.id).execute();
  await lock('locked');
  try {
    expect(await errors(events.add())).toEqual({ status: 422, fields: ['users_ids'] });
    const kept = await events.edit(body.data.id, { version: 1, title: 'Họp tổ' });
    expect(kept.body.data.participant_count).toBe(2);
  } finally {
    await lock('active');
  }
});

test('a teacher invites the own students, names no other organiser and changes only the own events', async () => {
  const classes = await app.call<Answer<'listClasses'>>('listClasses', 'teacher');
  const [own] = classes.body.data;
  const made = await events.add(
    { users_ids: [people.student.id], classroom_id: own?.id, everyone: true },
    'teacher',
  );
  expect(made.status).toBe(200);
  expect(made.body.data.participant_count).toBeGreaterThan(1);
  const stranger = people.admin.id;
  expect(await errors(events.add({ users_ids: [stranger] }, 'teacher'))).toEqual({
    status: 422,
    fields: ['users_ids'],
  });
  expect(await errors(events.add({ users_ids: [], user_id: stranger }, 'teacher'))).toEqual({
    status: 422,
    fields: ['user_id'],
  });
  const { id } = (await events.add()).body.data;
  // The other teacher takes part, and does not manage it.
  const refusal = await events.edit(id, { version: 1, title: 'Khác' }, 'otherTeacher');
  expect([refusal.status, refusal.body.code]).toEqual([403, 'eventNotYours']);
  expect((await events.remove([id], {}, 'otherTeacher')).status).toBe(403);
  expect((await events.edit(id, { version: 1, title: 'Khác' }, 'teacher')).status).toBe(404);
});

test('everybody of a class takes part, also who joins it later', async () => {
  const { body } = await events.add({ users_ids: [], classroom_id: '1', everyone: true });
  const before = body.data.participant_count;
  const outsider = people.staff.id;
  await app.database
    .insertInto('classroom_student')
    .values({ classroom_id: '1', user_id: outsider })
    .execute();
  expect((await events.get(body.data.id, 'staff')).body.data.participant_count).toBe(before + 1);
  await app.database.deleteFrom('classroom_student').where('user_id', '=', outsider).execute();
});

test('an edit is based on a version, keeps what it omits, invites who is new and tells who is not in it any more', async () => {
  const { id } = (await events.add({ content: 'Phòng 3' })).body.data;
  await events.told();
  expect((await events.edit(id, { version: 7, title: 'Họp' })).body.code).toBe('eventChanged');
  const changed = await events.edit(id, {
    version: 1,
    users_ids: [people.student.id, people.otherStudent.id],
  });
  expect(changed.body.data).toMatchObject({ version: 2, content: 'Phòng 3', participant_count: 2 });
  expect(await events.told()).toEqual([
    ['EventInvited', [people.otherStudent.id]],
    ['EventWithdrawn', [people.otherTeacher.id]],
  ]);
  await events.edit(id, { version: 2, time_end: events.hours(28) });
  expect(await events.told()).toEqual([
    ['EventMoved', [people.student.id, people.otherStudent.id].toSorted()],
  ]);
  await events.edit(id, { version: 3, content: '' });
  expect((await events.get(id, 'admin')).body.data.content).toBe('');
  expect(await events.told()).toEqual([]);
  await events.remove([id]);
  expect(await events.told()).toEqual([
    ['EventCancelled', [people.student.id, people.otherStudent.id].toSorted()],
  ]);
  expect((await events.get(id, 'admin')).status).toBe(404);
  expect(await app.database.selectFrom('event_series').select('id').execute()).toEqual([]);
});

test('a list of what comes has the soonest first, and after it what is over, the latest first', async () => {
  const at = (title: string, from: number) =>
    events.add({ title, users_ids: [], time_start: events.hours(from), time_end: events.hours(from + 2) });
  await at('Tuần sau', 170);
  await at('Tuần trước', -170);
  await at('Đang diễn ra', -1);
  await at('Ngày mai', 24);
  await at('Hôm qua', -24);
  const order = ['Đang diễn ra', 'Ngày mai', 'Tuần sau', 'Hôm qua', 'Tuần trước'];
  expect((await events.list({ sort: 'coming' })).map(({ title }) => title)).toEqual(order);
  expect((await events.list({ sort: 'coming', order: 'desc' })).map(({ title }) => title)).toEqual(
    order.toReversed(),
  );
});

test('all or none are cancelled', async () => {
  const { id } = (await events.add()).body.data;
  expect((await events.remove([id, '999999'])).status).toBe(404);
  expect((await events.get(id, 'admin')).status).toBe(200);
});

test('people who organise are listed with their counts', async () => {
  await events.repeating();
  await events.add({ users_ids: [] }, 'teacher');
  const { body } = await app.call<Answer<'listOrganizers'>>('listOrganizers', 'admin', {
    query: { sort: 'count_events', order: 'desc' },
  });
  expect(body.data.map((row) => [row.name, row.count_events, row.count_coming])).toEqual([
    [people.admin.name, 5, 5],
    [people.teacher.name, 1, 1],
  ]);
  const one = await app.call<Answer<'getOrganizer'>>('getOrganizer', 'admin', {
    path: { id: people.admin.id },
  });
  expect(one.body.data).toMatchObject({
    company_name: demoCompany.company_name,
    next_time: events.hours(24),
  });
  expect((await app.call('getOrganizer', 'admin', { path: { id: people.student.id } })).status).toBe(404);
});
