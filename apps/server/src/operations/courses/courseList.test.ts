import { people } from '@sen/api/fixtures/people';
import type { Answer, FullCourse } from '@sen/api/contract/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestCourses } from '../../testing/TestCourses.ts';

let courses: TestCourses;
/** By the timing of their classes; `none` has no class. */
let made: Record<'running' | 'coming' | 'ended' | 'none', FullCourse>;
let asked: string;
beforeAll(async () => {
  courses = await TestCourses.start();
  made = {
    running: await courses.saved(),
    coming: await courses.saved(),
    ended: await courses.saved(),
    none: await courses.saved(),
  };
  const insert = (course: FullCourse, from: number, to: number) =>
    courses.insertClass(
      course,
      courses.app.database,
      { starts_at: days(from), ends_at: days(to) },
      `Lớp ${from}`,
    );
  asked = await insert(made.running, -1, 1);
  await insert(made.running, -9, -5);
  await insert(made.running, 5, 9);
  await insert(made.coming, 5, 9);
  await insert(made.coming, -9, -5);
  await insert(made.ended, -9, -5);
});
afterAll(() => courses.stop());

const days = (count: number) => new Date(courses.app.clock.now().getTime() + count * 86_400_000);
const list = async (query: Record<string, number | string | string[]>) =>
  (await courses.app.call<Answer<'listCourses'>>('listCourses', 'admin', { query: { limit: 100, ...query } }))
    .body;
const ids = async (query: Record<string, number | string | string[]>) =>
  (await list(query)).data.map(({ id }) => id).toSorted();
const of = (...names: (keyof typeof made)[]) => names.map((name) => made[name].id).toSorted();

test('a course is under way, ended or yet to begin as its classes are, and never two of these', async () => {
  expect(await ids({ current_time: 1 })).toEqual(of('running'));
  expect(await ids({ end_time: 1 })).toEqual(of('ended'));
  expect(await ids({ comming_time: 1 })).toEqual(of('coming', 'none'));
  expect(await ids({ current_time: 1, end_time: 1 })).toEqual(of('running', 'ended'));
  const all = { current_time: 1, end_time: 1, comming_time: 1 };
  expect(await ids(all)).toEqual(of('running', 'coming', 'ended', 'none'));
  const filtered = { 'fieldName[]': ['timing'], 'keyword[]': ['finished'] };
  expect(await ids(filtered)).toEqual(of('ended'));
  expect(await ids({ ...filtered, current_time: 1 })).toEqual([]);
});

test('fixed values limit the courses, besides the filters; 8 is the page of my courses', async () => {
  expect(await ids({ 'fixed[]': of('ended', 'none') })).toEqual(of('ended', 'none'));
  expect(await ids({ 'fixed[]': of('ended'), current_time: 1 })).toEqual([]);
  expect(await list({ limit: 8 })).toMatchObject({ limit: 8, total: 4 });
});

test('those that somebody waits for have a class that was asked for and not decided on', async () => {
  expect(await ids({ status: 'Request' })).toEqual([]);
  const { company_id } = made.running;
  const user_id = people.student.id;
  const values = { company_id, user_id, kind: 'class' as const, asked_class_id: asked };
  await courses.app.database
    .insertInto('registration_request')
    .values({ ...values, created_at: courses.app.clock.now() })
    .execute();
  expect(await ids({ status: 'Request' })).toEqual(of('running'));
  await courses.app.database.updateTable('registration_request').set({ status: 'approved' }).execute();
  expect(await ids({ status: 'Request' })).toEqual([]);
});
