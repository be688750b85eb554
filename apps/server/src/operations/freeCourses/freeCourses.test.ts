import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import type { Answer, FullCourse, Problem } from '@sen/api/contract/model';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { insertCategory } from '../../testing/access/insertCategory.ts';
import { TestClasses } from '../../testing/TestClasses.ts';

type Person = Parameters<TestClasses['app']['call']>[1];
type Query = NonNullable<Parameters<TestClasses['app']['call']>[2]>['query'];

let made: TestClasses;
beforeAll(async () => {
  made = await TestClasses.start();
});
afterAll(() => made.stop());
beforeEach(() => made.app.clock.pass({ seconds: 1 }));

/** A course in the catalogue. */
async function published(): Promise<FullCourse> {
  const course = await made.newCourse();
  await made.app.call('askForPublicCourse', 'superAdmin', { path: { id: course.id }, body: {} });
  return course;
}
const read = (id: string, as: Person = 'student') =>
  made.app.call<Answer<'getFreeCourse'> & Problem>('getFreeCourse', as, { path: { id } });
const ask = (id: string, body: object = {}, as: Person = 'student') =>
  made.app.call<Problem>('askForFreeCourse', as, { path: { id }, body });
const requestOf = async (id: string) => (await read(id)).body.data.request;
const approve = (request_ids: string[], classroom_id?: string, as: Person = 'admin') =>
  made.app.call<Problem>('approveRequests', as, {
    body: { request_ids, ...(classroom_id && { classroom_id }) },
  });
const catalogue = async (query: Query = {}) =>
  (
    await made.app.call<Answer<'listFreeCourses'>>('listFreeCourses', 'student', {
      query: { limit: 100, ...query },
    })
  ).body.data;

it('is read in the catalogue once it is public, with the classes that can be joined', async () => {
  const hidden = await made.newCourse();
  const course = await published();
  const open = await made.added({ course_id: course.id });
  await made.added({ course_id: course.id, checkPublished: false });
  const rows = await catalogue();
  expect(rows.find(({ id }) => id === course.id)).toMatchObject({
    price: 0,
    request_status: null,
    attends: false,
    rating: { average: null, count: 0 },
  });
  expect(rows.some(({ id }) => id === hidden.id)).toBe(false);
  expect((await read(hidden.id)).status).toBe(404);
  const { data } = (await read(course.id)).body;
  expect(data.classes.map(({ id }) => id)).toEqual([open.id]);
  expect(data).toMatchObject({ is_public: true, request: null });
});

it('is not in the catalogue as a business course', async () => {
  const course = await published();
  await made.app.database
    .updateTable('course')
    .set({ kind: 'business' })
    .where('id', '=', course.id)
    .execute();
  expect((await read(course.id)).status).toBe(404);
  expect((await ask(course.id)).status).toBe(404);
});

it('is found by name, level, field, price, rating and request', async () => {
  const { database } = made.app;
  const course = await published();
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
    const rows = await catalogue({ 'fieldName[]': [field], 'keyword[]': [value] });
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
  const sorted = await catalogue({ sort: 'rating' });
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
  const course = await published();
  expect((await ask(course.id, { note: ' Em học buổi tối. ' })).status).toBe(200);
  expect(await requestOf(course.id)).toMatchObject({ status: 'pending', note: 'Em học buổi tối.' });
  expect((await ask(course.id)).body.code).toBe('freeCourseAlreadyAsked');
  const withdraw = () =>
    made.app.call<Problem>('withdrawFreeCourseRequest', 'student', { path: { id: course.id } });
  expect((await withdraw()).status).toBe(200);
  const withdrawn = await requestOf(course.id);
  expect(withdrawn?.status).toBe('withdrawn');
  expect((await withdraw()).body.code).toBe('nothingToWithdraw');
  // What reaches a person is not told of somebody who wants nothing any more.
  const desk = async (status: string) =>
    (
      await made.app.call<Answer<'listRequests'>>('listRequests', 'admin', {
        query: { course_id: course.id, 'fieldName[]': ['status'], 'keyword[]': [status] },
      })
    ).body.data[0];
  expect(await desk('withdrawn')).toMatchObject({ phone: null, dateOfBirth: null });
  const classroom = await made.added({ course_id: course.id });
  expect((await approve([withdrawn?.id ?? ''], classroom.id)).body.code).toBe('requestWithdrawn');
  expect((await ask(course.id)).status).toBe(200);
  expect(await desk('pending')).toMatchObject({ phone: '0912345678', dateOfBirth: '2003-04-12' });
});

it('is asked for again after its class has ended, which stays open to be read', async () => {
  const course = await published();
  const classroom = await made.added({ course_id: course.id });
  expect((await ask(course.id)).status).toBe(200);
  await approve([(await requestOf(course.id))?.id ?? ''], classroom.id);
  const own = async () => {
    const { attends, has_class } = (await read(course.id)).body.data;
    return { attends, has_class };
  };
  expect(await own()).toEqual({ attends: true, has_class: true });
  expect((await ask(course.id)).body.code).toBe('alreadyInCourse');
  await made.app.database
    .updateTable('classroom')
    .set({ ends_at: new Date(made.app.clock.now().getTime() - 1000) })
    .where('id', '=', classroom.id)
    .execute();
  expect(await own()).toEqual({ attends: false, has_class: true });
  expect((await catalogue()).find(({ id }) => id === course.id)).toMatchObject({ attends: false });
  expect((await ask(course.id)).status).toBe(200);
});

it('names the unit of the person beside that of the course', async () => {
  const course = await published();
  const { database } = made.app;
  const ofUnit = (company_id: string) =>
    database.updateTable('user_account').set({ company_id }).where('id', '=', people.student.id).execute();
  await ofUnit(secondCompany.id);
  try {
    await ask(course.id);
    const id = (await requestOf(course.id))?.id ?? '';
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
  const course = await published();
  const other = await made.added();
  const foreign = await ask(course.id, { classroom_id: other.id });
  expect(foreign.body).toMatchObject({ code: 'validationFailed' });
  expect(foreign.body.errors).toHaveProperty('classroom_id');
  const classroom = await made.added({ course_id: course.id });
  await made.app.database
    .updateTable('classroom')
    .set({ ends_at: made.app.clock.now() })
    .where('id', '=', classroom.id)
    .execute();
  expect((await ask(course.id, { classroom_id: classroom.id })).body.code).toBe('classEnded');
});

it('leads into a class by an approval, and tells the administrators and the student', async () => {
  const course = await published();
  const classroom = await made.added({ course_id: course.id });
  await ask(course.id, { classroom_id: classroom.id });
  const request = await requestOf(course.id);
  const id = request?.id ?? '';
  const { body } = await made.app.call<Answer<'getRequest'>>('getRequest', 'admin', { path: { id } });
  expect(body.data).toMatchObject({
    kind: 'free_course',
    course: { id: course.id, name: course.course_name },
    asked_class: { id: classroom.id },
  });
  const other = await made.added();
  expect((await approve([id])).body.errors).toHaveProperty('classroom_id');
  expect((await approve([id], other.id)).body.code).toBe('classOfAnotherCourse');
  expect((await approve([id], classroom.id)).status).toBe(200);
  expect(await requestOf(course.id)).toMatchObject({
    status: 'approved',
    placed_class: { id: classroom.id },
  });
  expect(await made.seen(classroom, 'student')).toBe(200);
  expect((await ask(course.id)).body.code).toBe('alreadyInCourse');
  expect((await approve([id], classroom.id)).body.code).toBe('requestAlreadyApproved');
  const events = await made.app.database
    .selectFrom('notification_event')
    .select(['type', 'recipients'])
    .where('facts', '@>', JSON.stringify({ course_id: course.id }) as never)
    .orderBy('id')
    .execute();
  expect(events).toEqual([
    { type: 'FreeCourseRequested', recipients: [people.admin.id] },
    { type: 'FreeCourseApproved', recipients: [people.student.id] },
  ]);
});

it('is taken by a student of another unit, who stays there', async () => {
  const { database } = made.app;
  const { id: userId } = people.otherStudent;
  await database
    .updateTable('user_account')
    .set({ company_id: secondCompany.id })
    .where('id', '=', userId)
    .execute();
  const course = await published();
  const classroom = await made.added({ course_id: course.id });
  expect((await read(course.id, 'otherStudent')).status).toBe(200);
  expect((await ask(course.id, {}, 'otherStudent')).status).toBe(200);
  const id = (await read(course.id, 'otherStudent')).body.data.request?.id ?? '';
  expect((await approve([id], classroom.id)).status).toBe(200);
  expect(await made.seen(classroom, 'otherStudent')).toBe(200);
  const { company_id } = await database
    .selectFrom('user_account')
    .select('company_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  expect(company_id).toBe(secondCompany.id);
});

it('is denied with a reason that the student reads, also when the course has left the catalogue', async () => {
  const course = await published();
  await ask(course.id);
  const id = (await requestOf(course.id))?.id ?? '';
  await made.app.call('denyRequests', 'admin', { body: { request_ids: [id], reason: 'Khóa đã đủ người.' } });
  await made.app.call('withdrawPublicCourse', 'admin', { path: { id: course.id } });
  const { data } = (await read(course.id)).body;
  expect(data).toMatchObject({ is_public: false, classes: [], request: { reason: 'Khóa đã đủ người.' } });
  expect((await ask(course.id)).status).toBe(404);
});

it('is decided by one of two who decide at once', async () => {
  const course = await published();
  const classroom = await made.added({ course_id: course.id });
  await ask(course.id);
  const id = (await requestOf(course.id))?.id ?? '';
  const results = await Promise.all([
    approve([id], classroom.id),
    made.app.call<Problem>('denyRequests', 'superAdmin', { body: { request_ids: [id], reason: 'Trễ' } }),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('is decided together with other courses and kinds, each in its own class, or not at all', async () => {
  const [one, two, hidden] = [await published(), await published(), await made.newCourse('teacher')];
  await ask(one.id);
  await ask(two.id);
  await made.app.call('askForPublicCourse', 'teacher', { path: { id: hidden.id }, body: {} });
  const publicQuery = { kind: 'public_course', course_id: hidden.id };
  const waiting = await made.app.call<Answer<'listRequests'>>('listRequests', 'admin', {
    query: publicQuery,
  });
  const [first = '', second = '', third = ''] = [
    (await requestOf(one.id))?.id,
    (await requestOf(two.id))?.id,
    waiting.body.data[0]?.id,
  ];
  const [room, otherRoom] = [
    await made.added({ course_id: one.id }),
    await made.added({ course_id: two.id }),
  ];
  const decide = (placements: object[], as: Person = 'superAdmin') =>
    made.app.call<Problem>('approveRequests', as, {
      body: { request_ids: [first, second, third], placements },
    });
  const placements = [
    { request_id: first, classroom_id: room.id },
    { request_id: second, classroom_id: otherRoom.id },
  ];
  const wrong = placements.map((placement) => ({ ...placement, classroom_id: room.id }));
  expect((await decide(wrong)).body.code).toBe('classOfAnotherCourse');
  expect((await decide(placements.slice(0, 1))).body.codes).toEqual({ classroom_id: 'pleaseSelectAClass' });
  expect((await decide(placements, 'admin')).body.code).toBe('forbidden');
  expect((await requestOf(one.id))?.status).toBe('pending');
  expect((await decide(placements)).status).toBe(200);
  expect((await requestOf(one.id))?.status).toBe('approved');
  expect((await requestOf(two.id))?.status).toBe('approved');
  expect((await catalogue()).some(({ id }) => id === hidden.id)).toBe(true);
});

it('is not decided once the course is deleted', async () => {
  const [one, two] = [await published(), await published()];
  await ask(two.id);
  const id = (await requestOf(two.id))?.id ?? '';
  const classroom = await made.added({ course_id: one.id });
  await made.app.call('deleteCourses', 'admin', { body: { course_ids: [two.id] } });
  expect((await approve([id], classroom.id)).body.code).toBe('notFound');
});

it('lists the requests of free courses, and those of one', async () => {
  const course = await published();
  await ask(course.id);
  const listed = async (query: Query) =>
    (
      await made.app.call<Answer<'listRequests'>>('listRequests', 'admin', {
        query: { limit: 100, ...query },
      })
    ).body.data;
  const ofCourse = await listed({ kind: 'free_course', course_id: course.id });
  expect(ofCourse.map((row) => row.course?.id)).toEqual([course.id]);
  const all = await listed({ kind: 'free_course' });
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['free_course']));
  const toPublish = await listed({ kind: 'public_course' });
  expect(new Set(toPublish.map(({ kind }) => kind))).toEqual(new Set(['public_course']));
  const waited = await made.app.call<Answer<'listCourses'>>('listCourses', 'admin', {
    query: { status: 'Request', limit: 100 },
  });
  expect(waited.body.data.map(({ id }) => id)).toContain(course.id);
});
