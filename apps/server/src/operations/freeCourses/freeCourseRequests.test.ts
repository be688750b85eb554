import { people, secondCompany } from '@sen/api/fixtures/people';
import type { Answer, Problem } from '@sen/api/contract/model';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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

it('leads into a class by an approval, and tells the administrators and the student', async () => {
  const course = await free.published();
  const classroom = await made.added({ course_id: course.id });
  await free.ask(course.id, { classroom_id: classroom.id });
  const request = await free.requestOf(course.id);
  const id = request?.id ?? '';
  const { body } = await made.app.call<Answer<'getRequest'>>('getRequest', 'admin', { path: { id } });
  expect(body.data).toMatchObject({
    kind: 'free_course',
    course: { id: course.id, name: course.course_name },
    asked_class: { id: classroom.id },
  });
  const other = await made.added();
  expect((await free.approve([id])).body.errors).toHaveProperty('classroom_id');
  expect((await free.approve([id], other.id)).body.code).toBe('classOfAnotherCourse');
  expect((await free.approve([id], classroom.id)).status).toBe(200);
  expect(await free.requestOf(course.id)).toMatchObject({
    status: 'approved',
    placed_class: { id: classroom.id },
  });
  expect(await made.seen(classroom, 'student')).toBe(200);
  expect((await free.ask(course.id)).body.code).toBe('alreadyInCourse');
  expect((await free.approve([id], classroom.id)).body.code).toBe('requestAlreadyApproved');
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
  const course = await free.published();
  const classroom = await made.added({ course_id: course.id });
  expect((await free.read(course.id, 'otherStudent')).status).toBe(200);
  expect((await free.ask(course.id, {}, 'otherStudent')).status).toBe(200);
  const id = (await free.read(course.id, 'otherStudent')).body.data.request?.id ?? '';
  expect((await free.approve([id], classroom.id)).status).toBe(200);
  expect(await made.seen(classroom, 'otherStudent')).toBe(200);
  const { company_id } = await database
    .selectFrom('user_account')
    .select('company_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  expect(company_id).toBe(secondCompany.id);
});

it('is denied with a reason that the student reads, also when the course has left the catalogue', async () => {
  const course = await free.published();
  await free.ask(course.id);
  const id = (await free.requestOf(course.id))?.id ?? '';
  await made.app.call('denyRequests', 'admin', { body: { request_ids: [id], reason: 'Khóa đã đủ người.' } });
  await made.app.call('withdrawPublicCourse', 'admin', { path: { id: course.id } });
  const { data } = (await free.read(course.id)).body;
  expect(data).toMatchObject({ is_public: false, classes: [], request: { reason: 'Khóa đã đủ người.' } });
  expect((await free.ask(course.id)).status).toBe(404);
});

it('is decided by one of two who decide at once', async () => {
  const course = await free.published();
  const classroom = await made.added({ course_id: course.id });
  await free.ask(course.id);
  const id = (await free.requestOf(course.id))?.id ?? '';
  const results = await Promise.all([
    free.approve([id], classroom.id),
    made.app.call<Problem>('denyRequests', 'superAdmin', { body: { request_ids: [id], reason: 'Trễ' } }),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('is decided together with other courses and kinds, each in its own class, or not at all', async () => {
  const [one, two, hidden] = [
    await free.published(),
    await free.published(),
    await made.newCourse('teacher'),
  ];
  await free.ask(one.id);
  await free.ask(two.id);
  await made.app.call('askForPublicCourse', 'teacher', { path: { id: hidden.id }, body: {} });
  const waiting = await free.requests({ kind: 'public_course', course_id: hidden.id });
  const [first = '', second = '', third = ''] = [
    (await free.requestOf(one.id))?.id,
    (await free.requestOf(two.id))?.id,
    waiting[0]?.id,
  ];
  const [room, otherRoom] = [
    await made.added({ course_id: one.id }),
    await made.added({ course_id: two.id }),
  ];
  const decide = (placements: object[], as: 'superAdmin' | 'admin' = 'superAdmin') =>
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
  expect((await free.requestOf(one.id))?.status).toBe('pending');
  expect((await decide(placements)).status).toBe(200);
  expect((await free.requestOf(one.id))?.status).toBe('approved');
  expect((await free.requestOf(two.id))?.status).toBe('approved');
  expect((await free.catalogue()).some(({ id }) => id === hidden.id)).toBe(true);
});

it('is not decided once the course is deleted', async () => {
  const [one, two] = [await free.published(), await free.published()];
  await free.ask(two.id);
  const id = (await free.requestOf(two.id))?.id ?? '';
  const classroom = await made.added({ course_id: one.id });
  await made.app.call('deleteCourses', 'admin', { body: { course_ids: [two.id] } });
  expect((await free.approve([id], classroom.id)).body.code).toBe('notFound');
});

it('lists the requests of free courses, and those of one', async () => {
  const course = await free.published();
  await free.ask(course.id);
  const ofCourse = await free.requests({ kind: 'free_course', course_id: course.id });
  expect(ofCourse.map((row) => row.course?.id)).toEqual([course.id]);
  const all = await free.requests({ kind: 'free_course' });
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['free_course']));
  const toPublish = await free.requests({ kind: 'public_course' });
  expect(new Set(toPublish.map(({ kind }) => kind))).toEqual(new Set(['public_course']));
  const waited = await made.app.call<Answer<'listCourses'>>('listCourses', 'admin', {
    query: { status: 'Request', limit: 100 },
  });
  expect(waited.body.data.map(({ id }) => id)).toContain(course.id);
});
