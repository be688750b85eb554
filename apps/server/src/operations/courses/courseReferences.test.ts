import type { Answer, Problem } from '@sen/api/contract/model';
import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import { draftOfCourse } from '@sen/domain/courses/draftOfCourse';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestCourses } from '../../testing/TestCourses.ts';

let courses: TestCourses;
beforeAll(async () => {
  courses = await TestCourses.start();
});
afterAll(() => courses.stop());

describe('what a course refers to', () => {
  test('is of its unit: courses.project, lecturer, field and exams', async () => {
    const draft = courses.newDraft({ teacher_id: people.student.id, field: '999999', survey_id: '999999' });
    expect((await courses.save(draft)).body.codes).toEqual({
      field: 'unknownCategory',
      teacher_id: 'lecturerUnknown',
      survey_id: 'examNotForCourse',
    });
    const foreign = await courses.save(courses.newDraft({ project_id: courses.foreignProject }));
    expect(foreign.body.codes).toEqual({ project_id: 'unknownReference' });
    const exam = (
      await courses.save({ ...courses.newDraft({ project_id: courses.foreignProject }) }, 'superAdmin')
    ).body;
    expect(exam.codes).toEqual({ 'chapters.1.surveys.0.survey_id': 'examNotForCourse' });
  });

  test('a super-admin is offered the exams of one unit', async () => {
    const titles = async (company_id: string) => {
      const query = { 'fieldName[]': ['company_id'], 'keyword[]': [company_id], limit: 100 };
      const { body } = await courses.app.call<Answer<'listAssignableExams'>>(
        'listAssignableExams',
        'superAdmin',
        { query },
      );
      return body.data.map(({ title }) => title);
    };
    expect(await titles(demoCompany.id)).toContain('An toàn điện cơ bản');
    expect(await titles(secondCompany.id)).not.toContain('An toàn điện cơ bản');
  });

  test('an exam that was locked since stays; a new one must be assignable', async () => {
    const course = await courses.saved();
    const lock = (status: 'locked' | 'published') =>
      courses.app.database
        .updateTable('exam')
        .set({ status })
        .where('id', '=', courses.exams[0] ?? '0')
        .execute();
    await lock('locked');
    expect((await courses.save(draftOfCourse(course))).status).toBe(200);
    expect((await courses.save(courses.newDraft())).body.codes).toEqual({
      'chapters.1.surveys.0.survey_id': 'examNotForCourse',
    });
    await lock('published');
  });

  test('an exam of a course is not deleted, and the refusal names the course', async () => {
    const id = courses.exams[2] ?? '0';
    const course = await courses.saved({ survey_id: id });
    const remove = () => courses.app.call<Problem>('deleteExams', 'admin', { body: { survey_ids: [id] } });
    const { body } = await remove();
    expect(body.code).toBe('examInCourses');
    expect(body.message).toContain(course.course_name);
    await courses.app.call('deleteCourses', 'admin', { body: { course_ids: [course.id] } });
    expect((await remove()).status).toBe(200);
  });

  test('a field counts as a use of its category', async () => {
    const created = await courses.app.call<Answer<'addCategory'>>('addCategory', 'admin', {
      path: { categories: 'courses_categories' },
      body: { name: 'An toàn lao động của khóa học' },
    });
    const { id } = created.body.data;
    const course = await courses.saved({ field: id });
    expect(course.field).toEqual({ id, name: 'An toàn lao động của khóa học' });
    const { body } = await courses.app.call<Problem>('deleteCategories', 'admin', {
      path: { categories: 'courses_categories' },
      body: { category_ids: [id] },
    });
    expect(body.code).toBe('categoryInUse');
    expect(body.message).toContain('1 khóa học');
    const page = await courses.app.call<Answer<'getCategory'>>('getCategory', 'admin', {
      path: { categories: 'courses_categories', id },
    });
    expect(page.body.data.uses).toMatchObject([
      { thing: 'course', count: 1, latest: [{ title: course.course_name }] },
    ]);
  });

  test('name and code are taken, whatever their marks and case, also at the same moment', async () => {
    const course = await courses.saved({ course_name: 'Hoà giải', course_code: 'HG' });
    const twin = courses.newDraft({ course_name: ' HÒA  giải', course_code: 'hg' });
    expect((await courses.save(twin)).body.codes).toEqual({
      course_name: 'courseNameTaken',
      course_code: 'courseCodeTaken',
    });
    expect((await courses.save({ ...draftOfCourse(course) })).status).toBe(200);
    const both = await Promise.all(
      [1, 2].map((each) =>
        courses.save(courses.newDraft({ course_name: 'Cùng lúc', course_code: `CL${each}` })),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(both.flatMap(({ body }) => Object.values(body.codes ?? {}))).toEqual(['courseNameTaken']);
  });
});
