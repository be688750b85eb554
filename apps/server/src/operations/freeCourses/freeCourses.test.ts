import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import type { Answer, Problem } from '@sen/api/contract/model';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertCategory } from '../../testing/access/insertCategory.ts';
import { TestClasses } from '../../testing/TestClasses.ts';
import { TestFreeCourses } from '../../testing/TestFreeCourses.ts';

let made: TestClasses;
let free: TestFreeCourses;
beforeAll(async () => {
  made = await TestClasses.start();
  free = new TestFreeCourses(made);
});
afterAll(() => made.stop());
beforeEach(() => made.app.clock.pass({ seconds: 1 }));

it('is read in the catalogue once it is public, with the classes that can be joined', async () => {
  const hidden = await made.newCourse();
  const course = await free.published();
  const open = await made.added({ course_id: course.id });
  await made.added({ course_id: course.id, checkPublished: false });
  const rows = await free.catalogue();
  expect(rows.find(({ id }) => id === course.id)).toMatchObject({
    price: 0,
    request_status: null,
    attends: false,
    rating: { average: null, count: 0 },
  });
  expect(rows.some(({ id }) => id === hidden.id)).toBe(false);
  expect((await free.read(hidden.id)).status).toBe(404);
  const { data } = (await free.read(course.id)).body;
  expect(data.classes.map(({ id }) => id)).toEqual([open.id]);
  expect(data).toMatchObject({ is_public: true, request: null });
});

it('is not in the catalogue as a business course', async () => {
  const course = await free.published();
  await made.app.database
    .updateTable('course')
    .set({ kind: 'business' })
    .where('id', '=', course.id)
    .execute();
  expect((await free.read(course.id)).status).toBe(404);
  expect((await free.ask(course.id)).status).toBe(404);
});

it('is found by name, level, field, price, rating and request', async () => {
  const { database } = made.app;
  const course = await free.published();
  const category_id = await insertCategory(made.app, course.company_id, 'course', 'Ngoại ngữ');
  await database
    .updateTable('course')
    .set({ price: 49, level: 'advanced', category_id })
    .where('id', '=', course.id)
    .execute();
  await database
    .insertInto('course_review')
    .values({ course_id: course.id, user_id: people.student.id, stars: 4, text: 'Hay' })
    .execute();
  const finds = async (field: string, value: string) => {
    const rows = await free.catalogue({ 'fieldName[]': [field], 'keyword[]': [value] });
    return rows.some(({ id }) => id === course.id);
  };
  const { body } = await made.app.call<Answer<'listFreeCourseFields'>>('listFreeCourseFields', 'student');
  const field = body.data.find(({ name }) => name === 'Danh mục của Ngoại ngữ');
  expect(
    await Promise.all([
      finds('course_name', course.course_name),
      finds('level', 'advanced'),
      finds('field', field?.id ?? ''),
      finds('price', 'paid'),
      finds('rating', '4'),
      finds('request', 'none'),
    ]),
  ).toEqual(Array.from({ length: 6 }, () => true));
  expect(
    await Promise.all([
      finds('level', 'basic'),
      finds('price', 'free'),
      finds('rating', '5'),
      finds('request', 'pending'),
    ]),
  ).toEqual(Array.from({ length: 4 }, () => false));
  const sorted = await free.catalogue({ sort: 'rating' });
  expect(sorted[0]?.rating.average).toBe(4);
});

it.each([
  ['rating', 'many'],
  ['rating', '6'],
  ['price', 'cheap'],
  ['request', 'unknown'],
])('is not filtered by %s %s', async (field, keyword) => {
  const query = { 'fieldName[]': [field], 'keyword[]': [keyword] };
  const { status, body } = await made.app.call<Problem>('listFreeCourses', 'student', { query });
  expect(status).toBe(422);
  expect(body.errors).toHaveProperty('keyword[]');
});

it('is asked for once, withdrawn, and asked for again', async () => {
  await made.app.database
    .updateTable('user_account')
    .set({ phone: '0912345678', date_of_birth: '2003-04-12' })
    .where('id', '=', people.student.id)
    .execute();
  const course = await free.published();
  expect((await free.ask(course.id, { note: ' Em học buổi tối. ' })).status).toBe(200);
  expect(await free.requestOf(course.id)).toMatchObject({ status: 'pending', note: 'Em học buổi tối.' });
  expect((await free.ask(course.id)).body.code).toBe('freeCourseAlreadyAsked');
  const withdraw = () =>
    made.app.call<Problem>('withdrawFreeCourseRequest', 'student', { path: { id: course.id } });
  expect((await withdraw()).status).toBe(200);
  const withdrawn = await free.requestOf(course.id);
  expect(withdrawn?.status).toBe('withdrawn');
  expect((await withdraw()).body.code).toBe('nothingToWithdraw');
  // What reaches a person is not told of somebody who wants nothing any more.
  const desk = async (status: string) =>
    (await free.requests({ course_id: course.id, 'fieldName[]': ['status'], 'keyword[]': [status] }))[0];
  expect(await desk('withdrawn')).toMatchObject({ phone: null, dateOfBirth: null });
  const classroom = await made.added({ course_id: course.id });
  expect((await free.approve([withdrawn?.id ?? ''], classroom.id)).body.code).toBe('requestWithdrawn');
  expect((await free.ask(course.id)).status).toBe(200);
  expect(await desk('pending')).toMatchObject({ phone: '0912345678', dateOfBirth: '2003-04-12' });
});

it('is asked for again after its class has ended, which stays open to be read', async () => {
  const course = await free.published();
  const classroom = await made.added({ course_id: course.id });
  expect((await free.ask(course.id)).status).toBe(200);
  await free.approve([(await free.requestOf(course.id))?.id ?? ''], classroom.id);
  const own = async () => {
    const { attends, has_class } = (await free.read(course.id)).body.data;
    return { attends, has_class };
  };
  expect(await own()).toEqual({ attends: true, has_class: true });
  expect((await free.ask(course.id)).body.code).toBe('alreadyInCourse');
  await made.app.database
    .updateTable('classroom')
    .set({ ends_at: new Date(made.app.clock.now().getTime() - 1000) })
    .where('id', '=', classroom.id)
    .execute();
  expect(await own()).toEqual({ attends: false, has_class: true });
  expect((await free.catalogue()).find(({ id }) => id === course.id)).toMatchObject({ attends: false });
  expect((await free.ask(course.id)).status).toBe(200);
});

it('names the unit of the person beside that of the course', async () => {
  const course = await free.published();
  const { database } = made.app;
  const ofUnit = (company_id: string) =>
    database.updateTable('user_account').set({ company_id }).where('id', '=', people.student.id).execute();
  await ofUnit(secondCompany.id);
  try {
    await free.ask(course.id);
    const id = (await free.requestOf(course.id))?.id ?? '';
    const { body } = await made.app.call<Answer<'getRequest'>>('getRequest', 'admin', { path: { id } });
    expect(body.data).toMatchObject({
      company_name: demoCompany.company_name,
      user_company_name: secondCompany.company_name,
    });
  } finally {
    await ofUnit(demoCompany.id);
  }
});

it('takes a class of the course that has not ended', async () => {
  const course = await free.published();
  const other = await made.added();
  const foreign = await free.ask(course.id, { classroom_id: other.id });
  expect(foreign.body).toMatchObject({ code: 'validationFailed' });
  expect(foreign.body.errors).toHaveProperty('classroom_id');
  const classroom = await made.added({ course_id: course.id });
  await made.app.database
    .updateTable('classroom')
    .set({ ends_at: made.app.clock.now() })
    .where('id', '=', classroom.id)
    .execute();
  expect((await free.ask(course.id, { classroom_id: classroom.id })).body.code).toBe('classEnded');
});
