import { people } from '@sen/api/fixtures/people';
import type { Answer, Class, CourseReviewDraft, Problem } from '@sen/api/contract/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditOf } from '../../testing/auditOf.ts';
import { TestClasses } from '../../testing/TestClasses.ts';

let made: TestClasses;
beforeAll(async () => {
  made = await TestClasses.start();
});
afterAll(() => made.stop());

type Person = keyof typeof people;

const both = { student_ids: [people.student.id, people.otherStudent.id] };
const add = ({ course_id }: Class, body: CourseReviewDraft, as: Person = 'student') =>
  made.app.call<Answer<'addCourseReview'> & Problem>('addCourseReview', as, {
    path: { id: course_id },
    body: { ...body },
  });
const ratingOf = async ({ course_id }: Class, as: Person = 'student') =>
  (await made.app.call<Answer<'getCourseRating'>>('getCourseRating', as, { path: { id: course_id } })).body
    .data;
const listOf = async ({ course_id }: Class, as: Person = 'student', query: object = {}) =>
  (
    await made.app.call<Answer<'listCourseReviews'>>('listCourseReviews', as, {
      path: { id: course_id },
      query: { ...query },
    })
  ).body.data;
const hide = (id: string, reason: string | null) =>
  made.app.call<Problem>('hideCourseReview', 'admin', { path: { id }, body: { reason } });

it('takes one review a person and course, also of two sent at once', async () => {
  const classroom = await made.added(both);
  const answers = await Promise.all([
    add(classroom, { stars: 5, text: ' Rất bổ ích ' }),
    add(classroom, { stars: 1 }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('courseAlreadyReviewed');
  expect((await add(classroom, { stars: null }, 'otherStudent')).body.codes).toEqual({
    stars: 'thisFieldIsRequired',
  });
  await add(classroom, { stars: 2 }, 'otherStudent');
  const { count, stars } = await ratingOf(classroom);
  expect(count).toBe(2);
  expect(stars.reduce((sum, one) => sum + one, 0)).toBe(2);
});

it('is written by who is or was in a class that has begun', async () => {
  const classroom = await made.added();
  expect((await add(classroom, { stars: 4 })).body.code).toBe('courseNotAttended');
  const coming = await made.added({
    ...both,
    classroom_start_time: made.hours(2),
    classroom_end_time: made.hours(9),
  });
  expect((await add(coming, { stars: 4 })).body.code).toBe('courseNotBegun');
  expect(await ratingOf(coming)).toMatchObject({ attends: true, begun: false, own: null, average: null });
});

it('is changed and deleted by its author, who may then write another', async () => {
  const classroom = await made.added(both);
  const { id } = (await add(classroom, { stars: 2, text: 'Hơi nhanh' })).body.data;
  const edited = await made.app.call<Answer<'editCourseReview'>>('editCourseReview', 'student', {
    path: { id },
    body: { stars: 4 },
  });
  expect(edited.body.data).toMatchObject({ stars: 4, text: 'Hơi nhanh', is_own: true });
  expect((await ratingOf(classroom)).average).toBe(4);
  const call = { path: { id } };
  expect((await made.app.call('deleteCourseReview', 'otherStudent', call)).status).toBe(404);
  expect((await made.app.call('deleteCourseReview', 'student', call)).status).toBe(200);
  expect((await ratingOf(classroom)).average).toBeNull();
  expect((await add(classroom, { stars: 5 })).status).toBe(200);
});

it('is hidden with a reason, which its author and the managers read, and counts no longer', async () => {
  const classroom = await made.added(both);
  const { id } = (await add(classroom, { stars: 1, text: 'Lời lẽ tục tĩu' })).body.data;
  await add(classroom, { stars: 5 }, 'otherStudent');
  expect((await hide(id, ' ')).body.codes).toEqual({ reason: 'thisFieldIsRequired' });
  expect((await hide(id, 'Lời lẽ xúc phạm')).status).toBe(200);
  expect(await ratingOf(classroom)).toMatchObject({
    average: 5,
    count: 1,
    own: { hidden: { reason: 'Lời lẽ xúc phạm' } },
  });
  expect(await listOf(classroom, 'otherStudent')).toHaveLength(1);
  expect(await listOf(classroom, 'student')).toHaveLength(2);
  const hidden = await listOf(classroom, 'teacher', { 'fieldName[]': ['hidden'], 'keyword[]': ['true'] });
  expect(hidden.map((one) => one.id)).toEqual([id]);
  const deleted = await made.app.call<Problem>('deleteCourseReview', 'student', { path: { id } });
  expect(deleted.body.code).toBe('reviewHidden');
  expect((await hide(id, null)).status).toBe(200);
  expect((await ratingOf(classroom)).average).toBe(3);
  const log = await auditOf(made.app.database, 'review', id);
  expect(log.map(({ action }) => action)).toEqual(['review.hidden', 'review.shown']);
});
