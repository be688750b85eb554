import type { Answer, Problem } from '@sen/api/contract/model';
import { pictureBytes } from '@sen/domain/testing/pictureBytes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestFile } from '../../testing/multipartOf.ts';
import { TestBadges } from '../../testing/TestBadges.ts';

let badges: TestBadges;
beforeAll(async () => {
  badges = await TestBadges.start();
});
afterAll(() => badges.app.stop());

it('refuses a rule that nobody can meet, courses of another unit and what is no picture', async () => {
  const codesOf = async (body: object) => (await badges.add(body)).body.codes;
  expect(await codesOf(badges.ofCourse({ required_course_count: 2 }))).toEqual({
    required_course_count: 'badgeNeedsTooManyCourses',
  });
  expect(await codesOf(badges.ofCourse({ minimum_score: 101 }))).toEqual({
    minimum_score: 'badgeScoreTooHigh',
  });
  expect(await codesOf(badges.ofCourse({ required_course_count: 0 }))).toEqual({
    required_course_count: 'badgeNeedsNoCourse',
  });
  expect(await codesOf(badges.ofCourse({ required_join_days: 40_000 }))).toEqual({
    required_join_days: 'badgeJoinTimeInvalid',
  });
  expect(await codesOf({ minimum_score: 50, required_join_days: 3 })).toEqual({
    minimum_score: 'badgeScoreWithoutCourses',
  });
  expect(await codesOf({})).toEqual({ course_ids: 'badgeWithoutRule' });
  expect(await codesOf(badges.ofCourse({ course_ids: [badges.courses.foreign] }))).toEqual({
    course_ids: 'unknownReference',
  });
  expect((await badges.add(badges.ofCourse({ company_id: '99999' }))).status).toBeGreaterThanOrEqual(404);
  const large = new TestFile('lớn.png', pictureBytes.png(10_000, 10_000));
  expect((await badges.add(badges.ofCourse({ image: large }))).body.code).toBe('pictureTooLarge');
  const { name } = await badges.added(badges.ofCourse({ active: false }));
  expect(await codesOf(badges.ofCourse({ name: name.toUpperCase() }))).toEqual({ name: 'badgeNameTaken' });
});

it('says what to change in a rule that nobody can meet, also when an edit makes it one', async () => {
  const { id } = await badges.added(badges.ofCourse({ active: false }));
  const refused = await badges.edit(id, {
    course_ids: [badges.courses.course, badges.courses.other],
    required_course_count: 3,
  });
  expect(refused.body.errors).toEqual({
    required_course_count: [
      expect.stringMatching(/chỉ có 2 khóa học .* Hãy chọn thêm khóa học hoặc giảm số này/),
    ],
  });
  const { body } = await badges.edit(id, { minimum_score: 100.5 });
  expect(body.errors).toEqual({ minimum_score: [expect.stringContaining('Hãy nhập điểm từ 0 đến 100')] });
});

it('refuses a minimum score in courses that have neither an exam that counts nor a class, also by an edit', async () => {
  const { database } = badges.app;
  const { other } = badges.courses;
  await database
    .updateTable('classroom')
    .set({ course_id: badges.courses.course })
    .where('course_id', '=', other)
    .execute();
  await database.deleteFrom('course_chapter_exam').where('course_id', '=', other).execute();
  await database.updateTable('course').set({ final_exam_id: null }).where('id', '=', other).execute();
  const ofOther = { course_ids: [other], required_course_count: 1 };
  const refused = await badges.add({ ...ofOther, minimum_score: 50 });
  expect(refused.body.codes).toEqual({ minimum_score: 'badgeScoreWithoutExams' });
  expect(refused.body.errors).toEqual({
    minimum_score: [expect.stringContaining('cần điểm của 1 khóa học, nhưng số khóa học đã chọn')],
  });
  const { id } = await badges.added({ ...ofOther, active: false });
  expect((await badges.edit(id, { minimum_score: 50 })).body.codes).toEqual({
    minimum_score: 'badgeScoreWithoutExams',
  });
  // One of two is enough for a rule that needs one.
  const both = { course_ids: [other, badges.courses.course], minimum_score: 50, active: false };
  expect((await badges.add({ ...both, required_course_count: 1 })).status).toBeLessThan(300);
  expect((await badges.add({ ...both, required_course_count: 2 })).body.codes).toEqual({
    minimum_score: 'badgeScoreWithoutExams',
  });
});

it('is changed by JSON while its picture stays, which JSON cannot carry', async () => {
  const badge = await badges.added(badges.ofCourse({ active: false }));
  const change = (body: object) =>
    badges.app.call<Answer<'editBadge'> & Problem>('editBadge', 'superAdmin', {
      path: { id: badge.id },
      body: { name: badge.name, ...body },
      as: 'json',
    });
  const { status, body } = await change({
    required_join_days: 5,
    course_ids: [badges.courses.other],
    version: badge.version,
  });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    name: badge.name,
    image_badge: badge.image_badge,
    required_join_days: 5,
    courses: [{ id: badges.courses.other }],
  });
  expect((await change({ image: 'badge.png' })).body.codes).toEqual({ image: 'unknownField' });
  expect((await change({ required_course_count: 2 })).body.codes).toEqual({
    required_course_count: 'badgeNeedsTooManyCourses',
  });
});
