import { people } from '@sen/api/fixtures/people';
import type { Answer, Problem } from '@sen/api/contract/model';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditOf } from '../../testing/auditOf.ts';
import { TestFile } from '../../testing/multipartOf.ts';
import { TestApp } from '../../testing/TestApp.ts';
import { TestEvents } from '../../testing/TestEvents.ts';

let app: TestApp;
let events: TestEvents;
beforeAll(async () => {
  app = await TestApp.start();
  events = new TestEvents(app);
});
afterAll(() => app.stop());
beforeEach(() => app.clock.pass({ seconds: 1 }));

type Person = Parameters<TestApp['signIn']>[0];
const utc = (hours: number) => {
  const time = new Date(app.clock.now().getTime() + hours * 3_600_000);
  return `${time.toISOString().slice(0, 13).replaceAll('-', '')}0000Z`;
};
const utcTime = (hours: number) => new Date(app.clock.now().getTime() + hours * 3_600_000).toISOString();
interface Line {
  uid: string;
  title?: string;
  from?: number;
  more?: string;
}
const ics = (...lines: Line[]) =>
  [
    'BEGIN:VCALENDAR',
    ...lines.flatMap(({ uid, title = 'Họp tổ', from = 24, more = '' }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `SUMMARY:${title}`,
      `DTSTART:${utc(from)}`,
      `DTEND:${utc(from + 1)}`,
      ...(more === '' ? [] : [more]),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n');
const fileOf = (content: string | Uint8Array) => new TestFile('lich.ics', content);
const check = (content: string | Uint8Array, as: Person = 'teacher') =>
  app.call<Answer<'checkCalendarImport'> & Problem>('checkCalendarImport', as, {
    body: { file: fileOf(content) },
  });
const take = (content: string, uids: string[], as: Person = 'teacher') =>
  app.call<Answer<'importCalendar'> & Problem>('importCalendar', as, {
    body: { file: fileOf(content), uids },
  });
const listed = async (title: string) =>
  (
    await app.call<Answer<'listEvents'>>('listEvents', 'teacher', {
      query: { 'fieldName[]': ['title'], 'keyword[]': [title], limit: 100 },
    })
  ).body.data;

it('is previewed, takes in what is chosen, and again changes instead of doubling', async () => {
  const first = ics({ uid: 'p1', title: 'Khai giảng' }, { uid: 'p2', title: 'Bế giảng' });
  const preview = await check(first);
  expect(preview.body.data).toMatchObject([
    { uid: 'p1', title: 'Khai giảng', status: 'new', times: 1, fault: null },
    { uid: 'p2', status: 'new' },
  ]);
  expect(await listed('Khai giảng')).toEqual([]);
  expect((await take(first, ['p1'])).body.data).toEqual({ added: 1, changed: 0 });
  const [event] = await listed('Khai giảng');
  expect(event).toMatchObject({ organizer: { id: people.teacher.id }, runs: true });
  expect(await listed('Bế giảng')).toEqual([]);

  expect((await check(first)).body.data.map(({ status, fault }) => [status, fault])).toEqual([
    ['skipped', 'same'],
    ['new', null],
  ]);
  const later = ics({ uid: 'p1', title: 'Khai giảng', from: 48 });
  expect((await check(later)).body.data).toMatchObject([{ uid: 'p1', status: 'changed' }]);
  expect((await take(later, ['p1'])).body.data).toEqual({ added: 0, changed: 1 });
  const after = await listed('Khai giảng');
  expect(after.map(({ id }) => id)).toEqual([event?.id]);
  expect(after[0]?.time_start).not.toBe(event?.time_start);
  const written = await auditOf(app.database, 'event', event?.id ?? '');
  expect(written.at(-1)).toMatchObject({ details: { name: 'Khai giảng', ics_uid: 'p1' } });
});

it('keeps the people of an event that it changes, and tells them that it moved', async () => {
  const file = ics({ uid: 'k1', title: 'Thực hành' });
  await take(file, ['k1'], 'admin');
  const query = { 'fieldName[]': ['title'], 'keyword[]': ['Thực hành'] };
  const found = await app.call<Answer<'listEvents'>>('listEvents', 'admin', { query });
  const id = found.body.data[0]?.id ?? '';
  const body = { version: 1, users_ids: [people.student.id], distance_time_reminder: 30 };
  await events.edit(id, body, 'admin');
  await take(ics({ uid: 'k1', title: 'Thực hành', from: 72 }), ['k1'], 'admin');
  const now = await app.call<Answer<'getEvent'>>('getEvent', 'admin', { path: { id } });
  expect(now.body.data).toMatchObject({ users_ids: [people.student.id], distance_time_reminder: 30 });
  const told = await app.database
    .selectFrom('notification_event')
    .select(['type', 'recipients'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(told).toEqual({ type: 'EventMoved', recipients: [people.student.id] });
});

it('repeats, once for each time', async () => {
  const file = ics({ uid: 'r1', title: 'Sinh hoạt', more: 'RRULE:FREQ=DAILY;COUNT=3' });
  expect((await check(file)).body.data).toMatchObject([{ times: 3 }]);
  await take(file, ['r1']);
  expect(await listed('Sinh hoạt')).toHaveLength(3);
  await take(ics({ uid: 'r1', title: 'Sinh hoạt', more: 'RRULE:FREQ=DAILY;COUNT=2' }), ['r1']);
  expect(await listed('Sinh hoạt')).toHaveLength(2);
});

it('repeats by clocks that are changed as events of their own, and again changes instead of doubling', async () => {
  const zoned = (title: string, count: number) => {
    const lines = [
      'UID:ny1',
      `SUMMARY:${title}`,
      'DTSTART;TZID=America/New_York:20270308T090000',
      'DURATION:PT1H',
    ];
    const event = ['BEGIN:VEVENT', ...lines, `RRULE:FREQ=WEEKLY;COUNT=${count}`, 'END:VEVENT'];
    return ['BEGIN:VCALENDAR', ...event, 'END:VCALENDAR'].join('\r\n');
  };
  const file = zoned('Họp New York', 3);
  expect((await check(file)).body.data).toMatchObject([{ times: 3, separate: 3, status: 'new' }]);
  expect((await take(file, ['ny1'])).body.data).toEqual({ added: 3, changed: 0 });
  const starts = (await listed('Họp New York')).map(({ time_start }) => time_start).toSorted();
  expect(starts).toEqual([
    '2027-03-08T14:00:00.000Z',
    '2027-03-15T13:00:00.000Z',
    '2027-03-22T13:00:00.000Z',
  ]);
  expect((await check(file)).body.data).toMatchObject([{ status: 'skipped', fault: 'same' }]);
  const longer = zoned('Họp New York', 4);
  expect((await check(longer)).body.data).toMatchObject([{ times: 4, status: 'new' }]);
  expect((await take(longer, ['ny1'])).body.data).toEqual({ added: 1, changed: 0 });
  expect((await take(zoned('Họp New York 2', 4), ['ny1'])).body.data).toEqual({ added: 0, changed: 4 });
  expect(await listed('Họp New York 2')).toHaveLength(4);
});

it('repeats without what the file excludes, and with what it adds as events of their own', async () => {
  const daily = (more: string) =>
    ics({ uid: 'x1', title: 'Học nhóm', more: `RRULE:FREQ=DAILY;COUNT=4${more}` });
  await take(daily(''), ['x1']);
  const before = new Map((await listed('Học nhóm')).map(({ id, time_start }) => [time_start, id]));
  const file = daily(`\r\nEXDATE:${utc(48)}\r\nRDATE:${utc(60)}`);
  expect((await check(file)).body.data).toMatchObject([{ times: 4, separate: 1, status: 'changed' }]);
  expect((await take(file, ['x1'])).body.data).toEqual({ added: 1, changed: 1 });
  const after = await listed('Học nhóm');
  const hours = [24, 60, 72, 96];
  const time = (hour: number) => new Date(`${utcTime(hour).slice(0, 13)}:00:00Z`).toISOString();
  expect(after.map(({ time_start }) => time_start).toSorted()).toEqual(hours.map(time));
  // What stays at its time stays the same event.
  const kept = after.filter(({ repeats }) => repeats);
  expect(kept.map(({ id }) => id)).toEqual(kept.map(({ time_start }) => before.get(time_start)));
  expect((await check(file)).body.data).toMatchObject([{ status: 'skipped', fault: 'same' }]);
});

it('has a changed occurrence as an event of its own, which can be left out', async () => {
  const file = ics(
    { uid: 'o1', title: 'Trực tuần', more: 'RRULE:FREQ=DAILY;COUNT=3' },
    { uid: 'o1', title: 'Trực bù', from: 53, more: `RECURRENCE-ID:${utc(48)}` },
  );
  const { body } = await check(file);
  expect(body.data).toMatchObject([
    { uid: 'o1', times: 2, status: 'new' },
    { title: 'Trực bù', times: 1, status: 'new' },
  ]);
  const uids = body.data.map(({ uid }) => uid);
  expect((await take(file, ['o1'])).body.data).toEqual({ added: 1, changed: 0 });
  expect(await listed('Trực bù')).toEqual([]);
  expect((await take(file, uids)).body.data).toEqual({ added: 1, changed: 0 });
  expect(await listed('Trực tuần')).toHaveLength(2);
  expect(await listed('Trực bù')).toHaveLength(1);
});

it('that never ends is taken in as far as events here repeat, and says so', async () => {
  const file = ics({ uid: 'e1', title: 'Chào cờ', more: 'RRULE:FREQ=WEEKLY' });
  const [row] = (await check(file)).body.data;
  expect(row).toMatchObject({ times: 105, separate: 0, status: 'new' });
  expect(Date.parse(row?.cut_after ?? '')).toBeGreaterThan(app.clock.now().getTime() + 700 * 86_400_000);
  expect((await take(file, ['e1'])).body.data).toEqual({ added: 1, changed: 0 });
});

it('leaves an event alone of which an occurrence was changed here, and one that has not changed in the file', async () => {
  const file = ics({ uid: 'c1', title: 'Giao ban', more: 'RRULE:FREQ=DAILY;COUNT=3' });
  await take(file, ['c1']);
  const [, , last] = await listed('Giao ban');
  const body = { version: 1, time_start: utcTime(24 + 50), time_end: utcTime(24 + 51) };
  const moved = await events.edit(last?.id ?? '', body, 'teacher');
  expect(moved.status).toBe(200);
  expect((await check(file)).body.data).toMatchObject([{ status: 'skipped', fault: 'same' }]);
  const other = ics({ uid: 'c1', title: 'Giao ban mới', more: 'RRULE:FREQ=DAILY;COUNT=3' });
  expect((await check(other)).body.data).toMatchObject([{ status: 'skipped', fault: 'changedHere' }]);
  expect((await take(other, ['c1'])).body.data).toEqual({ added: 0, changed: 0 });
  expect(await listed('Giao ban')).toHaveLength(3);
});

it('keeps a reminder that is set at the same time', async () => {
  await take(ics({ uid: 'l1', title: 'Trực ban' }), ['l1']);
  const [event] = await listed('Trực ban');
  const path = { id: event?.id ?? '' };
  for (const hours of [30, 36, 42]) {
    // oxlint-disable-next-line no-await-in-loop -- one round after the other
    const before = await app.call<Answer<'getEvent'>>('getEvent', 'teacher', { path });
    const body = { version: before.body.data.version, distance_time_reminder: hours };
    // oxlint-disable-next-line no-await-in-loop -- both at once, one round after the other
    const [edited] = await Promise.all([
      events.edit(path.id, body, 'teacher'),
      take(ics({ uid: 'l1', title: 'Trực ban', from: hours }), ['l1']),
    ]);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const after = await app.call<Answer<'getEvent'>>('getEvent', 'teacher', { path });
    if (edited.status === 200) expect(after.body.data.distance_time_reminder).toBe(hours);
    else expect(edited.status).toBe(409);
  }
});

it('skips what would take place too often, and years that nobody means', async () => {
  const daily = 'RRULE:FREQ=DAILY;COUNT=700';
  const file = ics(...['d1', 'd2', 'd3', 'd4'].map((uid) => ({ uid, title: 'Hằng ngày', more: daily })));
  const { body } = await check(file);
  expect(body.data.map(({ fault }) => fault)).toEqual([null, null, 'tooMany', 'tooMany']);
  const far = (more: string) =>
    ics({ uid: 'y1', title: 'Xa', more }).replaceAll(/(DTSTART|DTEND):\d{8}/g, '$1:99991231');
  for (const more of ['', 'RRULE:FREQ=DAILY;COUNT=3'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await check(far(more))).body.data).toMatchObject([{ fault: 'years' }]);
});

it('skips what is past, twice, ours or not understood, also when it is asked for', async () => {
  const file = ics(
    { uid: 'old', title: 'Đã qua', from: -48 },
    { uid: 's1', title: 'Một lần' },
    { uid: 's1', title: 'Một lần' },
    { uid: `event-1@${new URL(app.app.services.config.publicUrl).hostname}`, title: 'Của Sen' },
    { uid: 's2', title: 'Hai năm một lần', more: 'RRULE:FREQ=YEARLY;INTERVAL=2;COUNT=2' },
  );
  const { body } = await check(file);
  expect(body.data.map(({ fault }) => fault)).toEqual(['past', null, 'twice', 'own', 'repeats']);
  const uids = body.data.map(({ uid }) => uid);
  expect((await take(file, [...new Set(uids)])).body.data).toEqual({ added: 1, changed: 0 });
});

it('is refused for what is no calendar file, too large, or has too many events', async () => {
  const refusal = async (content: string | Uint8Array) => {
    const { body } = await check(content);
    return body.codes?.['file'] ?? body.code;
  };
  expect(await refusal('name,date\r\n')).toBe('calendarFileBroken');
  expect(await refusal(new Uint8Array([0, 255, 254, 1, 2, 3]))).toBe('calendarFileBroken');
  expect(await refusal(`BEGIN:VCALENDAR\r\n${'X'.repeat(1024 * 1024)}`)).toBe('fileTooLarge');
  const many = Array.from({ length: 501 }, (_, index) => ({ uid: `m${index}` }));
  expect(await refusal(ics(...many))).toBe('calendarFileTooMany');
});

it('reads other encodings, and keeps no character that no text has', async () => {
  const wide = Buffer.from(`\uFEFF${ics({ uid: 'u16', title: 'Lễ bế giảng' })}`, 'utf16le');
  expect((await check(wide)).body.data).toMatchObject([{ title: 'Lễ bế giảng', status: 'new' }]);
  const dirty = ics({ uid: 'n\u0000u', title: 'Có\u0000ký tự' });
  const { body } = await check(dirty);
  expect(body.data).toMatchObject([{ title: 'Có ký tự', status: 'new' }]);
  expect(
    (
      await take(
        dirty,
        body.data.map(({ uid }) => uid),
      )
    ).status,
  ).toBe(200);
});

it('by two at once takes in each event once', async () => {
  const file = ics({ uid: 'race', title: 'Cùng lúc' });
  const answers = await Promise.all([take(file, ['race']), take(file, ['race'])]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await listed('Cùng lúc')).toHaveLength(1);
});
