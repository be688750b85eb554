import { weekdayOf } from '@sen/domain/events/occurrences';
import { today } from '@sen/domain/time/today';
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

test('an event that repeats has an entry for each time, and its people one invitation', async () => {
  const { body } = await events.repeating();
  expect(body.data).toMatchObject({ occurrence_count: 5, recurrence: { frequency: 'daily' } });
  const rows = await events.list();
  expect(rows).toHaveLength(5);
  expect(rows.every(({ repeats }) => repeats)).toBe(true);
  expect(await events.told()).toHaveLength(1);
});

test('one occurrence changes alone and is an event of its own then', async () => {
  await events.repeating();
  const [, , third] = await events.list();
  const id = third?.id ?? '';
  const { body } = await events.edit(id, {
    version: 1,
    scope: 'one',
    title: 'Họp bất thường',
    time_start: events.hours(73),
  });
  expect(body.data).toMatchObject({ id, recurrence: null, occurrence_count: 1, title: 'Họp bất thường' });
  const late = await events.edit(id, { version: 1, scope: 'one', title: 'Họp muộn' });
  expect([late.status, late.body.code]).toEqual([409, 'eventChanged']);
  expect(await events.titles()).toEqual([
    'Họp tổ bộ môn',
    'Họp tổ bộ môn',
    'Họp bất thường',
    'Họp tổ bộ môn',
    'Họp tổ bộ môn',
  ]);
});

test('from one occurrence on all change: those before stay, and the rule ends before', async () => {
  await events.repeating();
  const before = await events.list();
  const id = before[2]?.id ?? '';
  const { body } = await events.edit(id, {
    version: 1,
    scope: 'following',
    title: 'Họp đầu giờ',
    time_start: new Date(new Date(before[2]?.time_start ?? '').getTime() - 3_600_000).toISOString(),
  });
  expect(body.data).toMatchObject({ id, occurrence_count: 3 });
  const after = await events.list();
  expect(after.map((row) => row.id)).toEqual(before.map((row) => row.id));
  expect(await events.titles()).toEqual([
    'Họp tổ bộ môn',
    'Họp tổ bộ môn',
    'Họp đầu giờ',
    'Họp đầu giờ',
    'Họp đầu giờ',
  ]);
  const first = (await events.get(before[0]?.id ?? '', 'admin')).body.data;
  expect(first.occurrence_count).toBe(2);
  expect(first.recurrence?.until).toBe(before[1]?.time_start.slice(0, 10));
});

test('people hear of other times, and not of another title alone', async () => {
  await events.repeating();
  const rows = await events.list();
  const id = rows[2]?.id ?? '';
  const change = async (body: object) => {
    await events.told();
    const { version, ...event } = (await events.get(id, 'admin')).body.data;
    const { time_start, time_end, recurrence } = event;
    await events.edit(id, { version, scope: 'following', time_start, time_end, recurrence, ...body });
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
  await events.repeating();
  const rows = await events.list();
  const ids = rows.map((row) => row.id);
  const shifted = (index: number, by: number) =>
    new Date(new Date(rows[index]?.time_start ?? '').getTime() + by * 3_600_000).toISOString();
  await events.edit(ids[1] ?? '', { version: 1, scope: 'one', time_start: shifted(1, 1) });
  await events.remove([ids[3] ?? '']);
  const times = async () =>
    (await events.list({ sort: 'time_start' })).map(({ id, title, time_start: start }) => [id, title, start]);
  const version = async () => (await events.get(ids[0] ?? '', 'admin')).body.data.version;

  const titled = await events.edit(ids[0] ?? '', {
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

  const moved = await events.edit(ids[0] ?? '', {
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
  const { id } = (await events.add()).body.data;
  await events.edit(id, { version: 1, recurrence: { frequency: 'weekly', weekdays: [], count: 3 } });
  expect(await events.list()).toHaveLength(3);
  await events.edit(id, { version: 2, scope: 'following', recurrence: null });
  expect((await events.list()).map((row) => row.id)).toEqual([id]);
});

test('those that follow are cancelled together', async () => {
  await events.repeating();
  const rows = await events.list();
  await events.told();
  await events.remove([rows[3]?.id ?? ''], { scope: 'following' });
  expect(await events.list()).toHaveLength(3);
  expect(await events.told()).toHaveLength(1);
  await events.remove([rows[0]?.id ?? '']);
  expect(await events.list()).toHaveLength(2);
});

test('all occurrences change together, from whichever of them: they keep their ids and move as far as it does', async () => {
  await events.repeating();
  const before = await events.list({ sort: 'time_start' });
  const ids = before.map(({ id }) => id);
  const later = (index: number, by: number) =>
    new Date(new Date(before[index]?.time_start ?? '').getTime() + by * 3_600_000).toISOString();
  await events.told();
  const { body } = await events.edit(ids[2] ?? '', {
    version: 1,
    scope: 'all',
    title: 'Họp đầu giờ',
    time_start: later(2, 23),
    time_end: later(2, 24),
  });
  expect(body).toMatchObject({ apart_count: 0, data: { id: ids[2], version: 2, occurrence_count: 5 } });
  const after = await events.list({ sort: 'time_start' });
  expect(after.map(({ id, title, time_start }) => [id, title, time_start])).toEqual(
    ids.map((id, index) => [id, 'Họp đầu giờ', later(index, 23)]),
  );
  expect((await events.told()).map(([type]) => type)).toEqual(['EventMoved']);
  const renamed = await events.edit(ids[4] ?? '', { version: 2, scope: 'all', title: 'Họp' });
  expect(renamed.body.data.recurrence).toEqual(body.data.recurrence);
  expect(await events.titles()).toEqual(Array.from({ length: 5 }, () => 'Họp'));
});

test('what was changed alone stays so when all change', async () => {
  await events.repeating();
  const rows = await events.list({ sort: 'time_start' });
  await events.edit(rows[1]?.id ?? '', { version: 1, scope: 'one', title: 'Họp riêng' });
  const { version } = (await events.get(rows[3]?.id ?? '')).body.data;
  const { body } = await events.edit(rows[3]?.id ?? '', { version, scope: 'all', title: 'Họp chung' });
  expect(body.apart_count).toBe(1);
  expect((await events.list({ sort: 'time_start' })).map(({ title }) => title)).toEqual([
    'Họp chung',
    'Họp riêng',
    'Họp chung',
    'Họp chung',
    'Họp chung',
  ]);
});

test('a weekly event that moves to another day takes place as often as before', async () => {
  const days = [weekdayOf(today(new Date(events.hours(24))))];
  await events.repeating({ recurrence: { frequency: 'weekly', weekdays: days, count: 3 } });
  const rows = await events.list({ sort: 'time_start' });
  const move = async (scope: string, index: number) => {
    const { version, time_start, time_end } = (await events.get(rows[index]?.id ?? '')).body.data;
    const next = (time: string) => new Date(new Date(time).getTime() + 86_400_000).toISOString();
    const times = { time_start: next(time_start), time_end: next(time_end) };
    return (await events.edit(rows[index]?.id ?? '', { version, scope, ...times })).body.data;
  };
  expect(await move('all', 1)).toMatchObject({ occurrence_count: 3 });
  expect(await move('following', 1)).toMatchObject({ occurrence_count: 2 });
  const ids = rows.map(({ id }) => id);
  expect((await events.list({ sort: 'time_start' })).map(({ id }) => id)).toEqual(ids);
});

test('of an event that began before, people hear of the next time', async () => {
  await events.repeating({ time_start: events.hours(-54), time_end: events.hours(-52) });
  const rows = await events.list({ sort: 'time_start' });
  await events.told();
  const first = rows[0]?.id ?? '';
  await events.edit(first, { version: 1, scope: 'all', time_end: events.hours(-51) });
  const found = await app.database.selectFrom('notification_event').select(['type', 'facts']).execute();
  expect(found).toEqual([
    {
      type: 'EventMoved',
      facts: expect.objectContaining({ start_time: rows[3]?.time_start, times: 2 }),
    },
  ]);
});

test('people are invited to what is left of an event that began before', async () => {
  await events.repeating({ time_start: events.hours(-54), time_end: events.hours(-52) });
  const rows = await events.list({ sort: 'time_start' });
  const found = await app.database.selectFrom('notification_event').select(['type', 'facts']).execute();
  expect(found).toEqual([
    { type: 'EventInvited', facts: expect.objectContaining({ start_time: rows[3]?.time_start, times: 2 }) },
  ]);
});

test('all occurrences are cancelled together', async () => {
  await events.repeating();
  const rows = await events.list();
  await events.told();
  await events.remove([rows[3]?.id ?? ''], { scope: 'all' });
  expect(await events.list()).toEqual([]);
  expect(await events.told()).toHaveLength(1);
});
