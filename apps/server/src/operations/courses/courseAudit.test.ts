import type { Answer } from '@sen/api/contract/model';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { draftOfCourse } from '@sen/domain/courses/draftOfCourse';
import { pictureBytes } from '@sen/domain/testing/pictureBytes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf } from '../../testing/auditOf.ts';
import { TestFile } from '../../testing/multipartOf.ts';
import { TestCourses } from '../../testing/TestCourses.ts';

let courses: TestCourses;
beforeAll(async () => {
  courses = await TestCourses.start();
});
afterAll(() => courses.stop());

const by = { actor_id: people.admin.id, company_id: demoCompany.id };
const auditOfCourse = (id: string) => auditOf(courses.app.database, 'course', id);

test('each change of a course is in the log of its unit', async () => {
  const course = await courses.saved();
  const { id } = course;
  await courses.save({ ...draftOfCourse(course), benefits: 'Giảm tai nạn' });
  await courses.app.call('saveCourseBanner', 'admin', {
    path: { id },
    body: { banner: new TestFile('banner.png', pictureBytes.png()) },
  });
  const { body } = await courses.app.call<Answer<'cloneCourse'>>('cloneCourse', 'admin', {
    path: { id },
    body: {},
  });
  await courses.app.call('deleteCourses', 'admin', { body: { course_ids: [id] } });
  expect(await auditOfCourse(id)).toEqual([
    { ...by, action: 'course.added', details: {} },
    { ...by, action: 'course.edited', details: {} },
    { ...by, action: 'course.bannerChanged', details: {} },
    { ...by, action: 'course.deleted', details: { name: course.course_name } },
  ]);
  expect(await auditOfCourse(body.data.id)).toEqual([
    { ...by, action: 'course.copied', details: { from: id } },
  ]);
});

test('what is refused is not in the log', async () => {
  const course = await courses.saved();
  const refused = await courses.save({ ...draftOfCourse(course), course_name: '' });
  expect(refused.status).toBe(422);
  expect(await auditOfCourse(course.id)).toHaveLength(1);
});
