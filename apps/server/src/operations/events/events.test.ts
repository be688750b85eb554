import type { Answer, Problem } from '@sen/api/contract/model';
import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertTraining } from '../../testing/insertTraining.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
});
beforeEach(async () => {
  await app.database.deleteFrom('notification_event').execute();
  await app.database.deleteFrom('event_series').execute();
});
afterAll(() => app.stop());

type One = Answer<'getEvent'> & Problem;
type Who = keyof typeof people;

/** The time in this many hours. */
const hours = (count: number) => new Date(app.clock.now().getTime() + count * 3_600_000).toISOString();
const draft = (changes: object = {}) => ({
  title: 'Họp tổ bộ môn',
  time_start: hours(24),
  time_end: hours(26),
  users_ids: [people.student.id, people.otherTeacher.id],
  ...changes,
});
const add = (changes: object = {}, as: Who = 'admin') =>
  app.call<One>('addEvent', as, { body: draft(changes) });
const get = (id: string, as: Who) => app.call<One>('getEvent', as, { path: { id } });
const edit = (id: string, body: object, as: Who = 'admin') =>
  app.call<One>('editEvent', as, { path: { id }, body });
const remove = (event_ids: string[], body: object = {}, as: Who = 'admin') =>
  app.call<Problem>('deleteEvents', as, { body: { event_ids, ...body } });
const list = async (query: object = {}, as: Who = 'admin') => {
  const { body } = await app.call<Answer<'listEvents'>>('listEvents', as, {
    query: { limit: 100, order: 'asc', ...query },
  });
  return body.data;
};
const told = async () => {
  const rows = await app.database
    .selectFrom('notification_event')
    .select(['type', 'recipients'])
    .orderBy('id')
    .execute();
  await app.database.deleteFrom('notification_event').execute();
  return rows.map(({ type, recipients }) => [type, recipients.map(String).toSorted()]);
};
const errors = async (answer: Promise<{ status: number; body: Problem }>) => {
  const { status, body } = await answer;
  return { status, fields: Object.keys(body.errors ?? {}) };
};

test('an event is created, its people are invited and see it, others do not', async () => {
  const { body } = await add({
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
  expect(await told()).toEqual([['EventInvited', [people.student.id, people.otherTeacher.id].toSorted()]]);
  const { id } = body.data;
  const seen = await get(id, 'student');
  expect(seen.body.data).toMatchObject({ title: 'Họp tổ bộ môn', runs: false });
  expect(seen.body.data).not.toHaveProperty('participants');
  for (const other of ['otherStudent', 'teacher', 'staff'] as const)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await get(id, other)).status).toBe(404);
  expect(await list({}, 'otherStudent')).toEqual([]);
  expect((await list({}, 'student')).map((row) => row.id)).toEqual([id]);
});

test('what is wrong is refused at its field', async () => {
  const past = { time_start: hours(3), time_end: hours(2) };
  expect(await errors(add(past))).toEqual({ status: 422, fields: ['time_end'] });
  expect(await errors(add({ users_ids: ['999999'] }))).toEqual({ status: 422, fields: ['users_ids'] });
  expect(await errors(add({ user_id: people.student.id }))).toEqual({ status: 422, fields: ['user_id'] });
  expect(await errors(add({ classroom_id: '999999' }))).toEqual({ status: 422, fields: ['classroom_id'] });
  expect(await errors(add({ recurrence: { frequency: 'daily' } }))).toEqual({
    status: 422,
    fields: ['recurrence.until'],
  });
  expect(await errors(add({ distance_time_reminder: 525_600 }))).toEqual({
    status: 422,
    fields: ['distance_time_reminder'],
  });
  expect((await add({ company_id: secondCompany.id })).status).toBe(404);
  expect(await told()).toEqual([]);
});

test('a locked person cannot be invited, and stays in an event that the person was in before', async () => {
  const { body } = await add();
  const lock = (status: 'locked' | 'active') =>
    app.database.updateTable('user_account').set({ status }).where('id', '=', people.student.id).execute();
  await lock('locked');
  try {
    expect(await errors(add())).toEqual({ status: 422, fields: ['users_ids'] });
    const kept = await edit(body.data.id, { version: 1, title: 'Họp tổ' });
    expect(kept.body.data.participant_count).toBe(2);
  } finally {
    await lock('active');
  }
});

test('a teacher invites the own students, names no other organiser and changes only the own events', async () => {
  const classes = await app.call<Answer<'listClasses'>>('listClasses', 'teacher');
  const [own] = classes.body.data;
  const made = await add(
    { users_ids: [people.student.id], classroom_id: own?.id, everyone: true },
    'teacher',
  );
  expect(made.status).toBe(200);
  expect(made.body.data.participant_count).toBeGreaterThan(1);
  const stranger = people.admin.id;
  expect(await errors(add({ users_ids: [stranger] }, 'teacher'))).toEqual({
    status: 422,
    fields: ['users_ids'],
  });
  expect(await errors(add({ users_ids: [], user_id: stranger }, 'teacher'))).toEqual({
    status: 422,
    fields: ['user_id'],
  });
  const { id } = (await add()).body.data;
  // The other teacher takes part, and does not manage it.
  const refusal = await edit(id, { version: 1, title: 'Khác' }, 'otherTeacher');
  expect([refusal.status, refusal.body.code]).toEqual([403, 'eventNotYours']);
  expect((await remove([id], {}, 'otherTeacher')).status).toBe(403);
  expect((await edit(id, { version: 1, title: 'Khác' }, 'teacher')).status).toBe(404);
});

test('everybody of a class takes part, also who joins it later', async () => {
  const { body } = await add({ users_ids: [], classroom_id: '1', everyone: true });
  const before = body.data.participant_count;
  const outsider = people.staff.id;
  await app.database
    .insertInto('classroom_student')
    .values({ classroom_id: '1', user_id: outsider })
    .execute();
  expect((await get(body.data.id, 'staff')).body.data.participant_count).toBe(before + 1);
  await app.database.deleteFrom('classroom_student').where('user_id', '=', outsider).execute();
});

test('an edit is based on a version, keeps what it omits, invites who is new and tells who is not in it any more', async () => {
  const { id } = (await add({ content: 'Phòng 3' })).body.data;
  await told();
  expect((await edit(id, { version: 7, title: 'Họp' })).body.code).toBe('eventChanged');
  const changed = await edit(id, { version: 1, users_ids: [people.student.id, people.otherStudent.id] });
  expect(changed.body.data).toMatchObject({ version: 2, content: 'Phòng 3', participant_count: 2 });
  expect(await told()).toEqual([
    ['EventInvited', [people.otherStudent.id]],
    ['EventWithdrawn', [people.otherTeacher.id]],
  ]);
  await edit(id, { version: 2, time_end: hours(28) });
  expect(await told()).toEqual([['EventMoved', [people.student.id, people.otherStudent.id].toSorted()]]);
  await edit(id, { version: 3, content: '' });
  expect((await get(id, 'admin')).body.data.content).toBe('');
  expect(await told()).toEqual([]);
  await remove([id]);
  expect(await told()).toEqual([['EventCancelled', [people.student.id, people.otherStudent.id].toSorted()]]);
  expect((await get(id, 'admin')).status).toBe(404);
  expect(await app.database.selectFrom('event_series').select('id').execute()).toEqual([]);
});

const repeating = (changes: object = {}) => add({ recurrence: { frequency: 'daily', count: 5 }, ...changes });
const titles = async () => (await list()).map(({ title }) => title);

test('an event that repeats has an entry for each time, and its people one invitation', async () => {
  const { body } = await repeating();
  expect(body.data).toMatchObject({ occurrence_count: 5, recurrence: { frequency: 'daily' } });
  const rows = await list();
  expect(rows).toHaveLength(5);
  expect(rows.every(({ repeats }) => repeats)).toBe(true);
  expect(await told()).toHaveLength(1);
});

test('one occurrence changes alone and is an event of its own then', async () => {
  await repeating();
  const [, , third] = await list();
  const id = third?.id ?? '';
  const { body } = await edit(id, {
    version: 1,
    scope: 'one',
    title: 'Họp bất thường',
    time_start: hours(73),
  });
  expect(body.data).toMatchObject({ id, recurrence: null, occurrence_count: 1, title: 'Họp bất thường' });
  const late = await edit(id, { version: 1, scope: 'one', title: 'Họp muộn' });
  expect([late.status, late.body.code]).toEqual([409, 'eventChanged']);
  expect(await titles()).toEqual([
    'Họp tổ bộ môn',
    'Họp tổ bộ môn',
    'Họp bất thường',
    'Họp tổ bộ môn',
    'Họp tổ bộ môn',
  ]);
});

test('from one occurrence on all change: those before stay, and the rule ends before', async () => {
  await repeating();
  const before = await list();
  const id = before[2]?.id ?? '';
  const { body } = await edit(id, {
    version: 1,
    scope: 'following',
    title: 'Họp đầu giờ',
    time_start: new Date(new Date(before[2]?.time_start ?? '').getTime() - 3_600_000).toISOString(),
  });
  expect(body.data).toMatchObject({ id, occurrence_count: 3 });
  const after = await list();
  expect(after.map((row) => row.id)).toEqual(before.map((row) => row.id));
  expect(await titles()).toEqual([
    'Họp tổ bộ môn',
    'Họp tổ bộ môn',
    'Họp đầu giờ',
    'Họp đầu giờ',
    'Họp đầu giờ',
  ]);
  const first = (await get(before[0]?.id ?? '', 'admin')).body.data;
  expect(first.occurrence_count).toBe(2);
  expect(first.recurrence?.until).toBe(before[1]?.time_start.slice(0, 10));
});

test('a list of what comes has the soonest first, and after it what is over, the latest first', async () => {
  const at = (title: string, from: number) =>
    add({ title, users_ids: [], time_start: hours(from), time_end: hours(from + 2) });
  await at('Tuần sau', 170);
  await at('Tuần trước', -170);
  await at('Đang diễn ra', -1);
  await at('Ngày mai', 24);
  await at('Hôm qua', -24);
  const order = ['Đang diễn ra', 'Ngày mai', 'Tuần sau', 'Hôm qua', 'Tuần trước'];
  expect((await list({ sort: 'coming' })).map(({ title }) => title)).toEqual(order);
  expect((await list({ sort: 'coming', order: 'desc' })).map(({ title }) => title)).toEqual(
    order.toReversed(),
  );
});

test('people hear of other times, and not of another title alone', async () => {
  await repeating();
  const rows = await list();
  const id = rows[2]?.id ?? '';
  const change = async (body: object) => {
    await told();
    const { version, ...event } = (await get(id, 'admin')).body.data;
    const { time_start, time_end, recurrence } = event;
    await edit(id, { version, scope: 'following', time_start, time_end, recurrence, ...body });
    const found = await app.database.selectFrom('notification_event').select(['type', 'facts']).execute();
    return found.map(({ type, facts }) => [type, facts]);
  };
  expect(await change({ title: 'Họp đầu giờ' })).toEqual([]);
  const more = await change({ recurrence: { frequency: 'daily', count: 4 } });
  const earlier = { start_time: rows[2]?.time_start, end_time: rows[2]?.time_end, times: 3 };
  expect(more).toEqual([['EventMoved', expect.objectContaining({ times: 4, earlier })]]);
  expect(await change({ recurrence: { frequency: 'weekly', weekdays: [], count: 4 } })).toEqual([
    ['EventMoved', expect.objectContaining({ times: 4, earlier: { ...earlier, times: 4 } })],
  ]);
});

test('what was changed or cancelled alone stays so when those that follow change, and the others keep their ids', async () => {
  await repeating();
  const rows = await list();
  const ids = rows.map((row) => row.id);
  const shifted = (index: number, by: number) =>
    new Date(new Date(rows[index]?.time_start ?? '').getTime() + by * 3_600_000).toISOString();
  await edit(ids[1] ?? '', { version: 1, scope: 'one', time_start: shifted(1, 1) });
  await remove([ids[3] ?? '']);
  const times = async () =>
    (await list({ sort: 'time_start' })).map(({ id, title, time_start: start }) => [id, title, start]);
  const version = async () => (await get(ids[0] ?? '', 'admin')).body.data.version;

  const titled = await edit(ids[0] ?? '', {
    version: await version(),
    scope: 'following',
    title: 'Họp đầu tuần',
  });
  expect(titled.body).toMatchObject({ apart_count: 2, data: { id: ids[0], occurrence_count: 3 } });
  expect(await times()).toEqual([
    [ids[0], 'Họp đầu tuần', shifted(0, 0)],
    [ids[1], 'Họp tổ bộ môn', shifted(1, 1)],
    [ids[2], 'Họp đầu tuần', shifted(2, 0)],
    [ids[4], 'Họp đầu tuần', shifted(4, 0)],
  ]);

  const moved = await edit(ids[0] ?? '', {
    version: await version(),
    scope: 'following',
    time_start: shifted(0, -2),
  });
  expect(moved.body).toMatchObject({ apart_count: 2 });
  expect(await times()).toEqual([
    [ids[0], 'Họp đầu tuần', shifted(0, -2)],
    [ids[1], 'Họp tổ bộ môn', shifted(1, 1)],
    [ids[2], 'Họp đầu tuần', shifted(2, -2)],
    [ids[4], 'Họp đầu tuần', shifted(4, -2)],
  ]);
});

test('an event begins to repeat, and stops', async () => {
  const { id } = (await add()).body.data;
  await edit(id, { version: 1, recurrence: { frequency: 'weekly', weekdays: [], count: 3 } });
  expect(await list()).toHaveLength(3);
  await edit(id, { version: 2, scope: 'following', recurrence: null });
  expect((await list()).map((row) => row.id)).toEqual([id]);
});

test('those that follow are cancelled together', async () => {
  await repeating();
  const rows = await list();
  await told();
  await remove([rows[3]?.id ?? ''], { scope: 'following' });
  expect(await list()).toHaveLength(3);
  expect(await told()).toHaveLength(1);
  await remove([rows[0]?.id ?? '']);
  expect(await list()).toHaveLength(2);
});

test('all or none are cancelled', async () => {
  const { id } = (await add()).body.data;
  expect((await remove([id, '999999'])).status).toBe(404);
  expect((await get(id, 'admin')).status).toBe(200);
});

test('the calendar of a person has the own events, classes, sessions, exams and trainings, and is counted by day', async () => {
  const { id } = (await add()).body.data;
  const inHours = (count: number) => new Date(hours(count));
  await insertTraining(app.database, {
    company_id: demoCompany.id,
    name: 'Tập huấn sơ cứu',
    teachers: [people.teacher.id],
    students: [people.student.id],
    exams: ['1', '1'],
    starts_at: inHours(1),
    between: inHours(2),
    ends_at: inHours(3),
  });
  const query = { start: hours(-24 * 40), end: hours(24 * 40) };
  const calendar = async (as: Who) => {
    const { body } = await app.call<Answer<'readCalendar'>>('readCalendar', as, { query });
    expect(body.truncated).toBe(false);
    return body.data;
  };
  const own = await calendar('student');
  expect(own).toContainEqual(expect.objectContaining({ kind: 'event', id, target_id: id }));
  expect(new Set(own.map(({ kind }) => kind))).toEqual(
    new Set(['class_end', 'class_start', 'event', 'exam', 'online_class', 'training']),
  );
  expect((await calendar('sponsor')).map(({ kind }) => kind)).toEqual([]);
  const counts = await app.call<Answer<'sumupEvents'>>('sumupEvents', 'student', { query });
  const total = counts.body.data.reduce((sum, { count }) => sum + count, 0);
  expect(total).toBe(own.length);
  const ofOther = await app.call<Answer<'readCalendar'>>('readCalendar', 'superAdmin', {
    query: { ...query, company_id: secondCompany.id },
  });
  expect(ofOther.body.data.some((entry) => entry.id === id)).toBe(false);
  const foreign = { ...query, company_id: secondCompany.id };
  expect((await app.call('readCalendar', 'admin', { query: foreign })).status).toBe(404);
  for (const wrong of [
    { ...query, end: hours(24 * 80) },
    { start: hours(1), end: hours(0) },
  ])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await errors(app.call<Problem>('readCalendar', 'admin', { query: wrong }))).toEqual({
      status: 422,
      fields: ['end'],
    });
});

test('where a range has too many entries, each day has its first', async () => {
  const days = 60;
  const series = Array.from({ length: 18 }, () =>
    add({ users_ids: [], recurrence: { frequency: 'daily', count: days } }),
  );
  for (const { status } of await Promise.all(series)) expect(status).toBe(200);
  const query = { start: hours(24), end: hours(24 * (days + 2)) };
  const { body } = await app.call<Answer<'readCalendar'>>('readCalendar', 'admin', { query });
  expect(body.truncated).toBe(true);
  expect(body.data).toHaveLength(1000);
  const ofDay = new Map<string, number>();
  for (const { time_start: start, kind } of body.data)
    if (kind === 'event') ofDay.set(start, (ofDay.get(start) ?? 0) + 1);
  expect(ofDay.size).toBe(days);
  expect(Math.min(...ofDay.values())).toBeGreaterThanOrEqual(14);
  const times = body.data.map(({ time_start: start }) => start);
  expect(times).toEqual([...times].sort());
});

test('people who organise are listed with their counts', async () => {
  await repeating();
  await add({ users_ids: [] }, 'teacher');
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
  expect(one.body.data).toMatchObject({ company_name: demoCompany.company_name, next_time: hours(24) });
  expect((await app.call('getOrganizer', 'admin', { path: { id: people.student.id } })).status).toBe(404);
});
