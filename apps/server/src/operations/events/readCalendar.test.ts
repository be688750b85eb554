import type { Answer, Problem } from '@sen/api/contract/model';
import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertTraining } from '../../testing/insertTraining.ts';
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

test('the calendar of a person has the own events, classes, sessions, exams and trainings, and is counted by day', async () => {
  const { id } = (await events.add()).body.data;
  const inHours = (count: number) => new Date(events.hours(count));
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
  const query = { start: events.hours(-24 * 40), end: events.hours(24 * 40) };
  const calendar = async (as: keyof typeof people) => {
    const { body } = await app.call<Answer<'readCalendar'>>('readCalendar', as, { query });
    expect(body.truncated).toBe(false);
    return body.data;
  };
  const own = await calendar('student');
  expect(own).toContainEqual(expect.objectContaining({ kind: 'event', id, target_id: id }));
  expect(new Set(own.map(({ kind }) => kind))).toEqual(
    new Set(['class_end', 'class_start', 'event', 'exam', 'online_class', 'training']),
  );
  // An exam leads whoever runs it to that of the class.
  const { rows } = await sql<{ id: string; exam: string; classroom: string }>`
    select id::text, exam_id::text as exam, classroom_id::text as classroom from assignment`.execute(
    app.database,
  );
  const targets = new Map(rows.map(({ id: key, exam, classroom }) => [key, { exam, classroom }]));
  for (const [entries, of] of [
    [own, 'exam'],
    [await calendar('admin'), 'classroom'],
    [await calendar('teacher'), 'classroom'],
  ] as const) {
    const exams = entries.filter(({ kind }) => kind === 'exam');
    expect(exams.length).toBeGreaterThan(0);
    for (const exam of exams) expect(exam.target_id).toBe(targets.get(exam.id)?.[of]);
  }
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
    { ...query, end: events.hours(24 * 80) },
    { start: events.hours(1), end: events.hours(0) },
  ])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await app.call<Problem>('readCalendar', 'admin', { query: wrong })).toMatchObject({
      status: 422,
      body: { errors: { end: expect.anything() } },
    });
});

test('where a range has too many entries, each day has its first', async () => {
  const days = 60;
  const series = Array.from({ length: 18 }, () =>
    events.add({ users_ids: [], recurrence: { frequency: 'daily', count: days } }),
  );
  for (const { status } of await Promise.all(series)) expect(status).toBe(200);
  const query = { start: events.hours(24), end: events.hours(24 * (days + 2)) };
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
