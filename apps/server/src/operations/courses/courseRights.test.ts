import type { Answer } from '@sen/api/contract/model';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { draftOfCourse } from '@sen/domain/courses/draftOfCourse';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestCourses } from '../../testing/TestCourses.ts';

let courses: TestCourses;
beforeAll(async () => {
  courses = await TestCourses.start();
});
afterAll(() => courses.stop());

describe('who is told, and who sees', () => {
  const bell = async () => {
    const { rows } = await sql<{ recipients: string[]; course: string }>`
      select recipients::text[], facts->>'course_id' as course from notification_event where type = 'CourseLecturer'`.execute(
      courses.app.database,
    );
    return rows;
  };

  test('who becomes the lecturer is notified, once, and not of what they did', async () => {
    const course = await courses.saved({ teacher_id: people.teacher.id });
    await courses.save({ ...draftOfCourse(course), benefits: 'Khác' });
    await courses.app.database
      .insertInto('project_person')
      .values({ project_id: courses.project, user_id: people.otherTeacher.id, part: 'lecturer' })
      .execute();
    const own = await courses.saved({ teacher_id: people.otherTeacher.id }, 'otherTeacher');
    const events = await bell();
    expect(events.filter((event) => event.course === course.id)).toMatchObject([
      { recipients: [people.teacher.id] },
    ]);
    expect(events.filter((event) => event.course === own.id)).toEqual([]);
  });

  test('a teacher sees and changes what they lecture, not a colleague’s', async () => {
    const course = await courses.saved({ teacher_id: people.teacher.id });
    const other = await courses.saved();
    const query = { 'fieldName[]': ['project_id'], 'keyword[]': [courses.project], limit: 100 };
    const list = (await courses.app.call<Answer<'listCourses'>>('listCourses', 'teacher', { query })).body
      .data;
    expect(list.map(({ id }) => id)).toContain(course.id);
    expect(list.map(({ id }) => id)).not.toContain(other.id);
    expect((await courses.save(draftOfCourse(course), 'teacher')).status).toBe(200);
    expect((await courses.save(draftOfCourse(other), 'teacher')).status).toBe(404);
  });

  test('a teacher adds courses to projects in which they take part, sees those of others there and does not change them', async () => {
    const { id } = await courses.app.database
      .insertInto('project')
      .values({ company_id: demoCompany.id, name: 'Dự án có giảng viên', sort_key: 'd' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const course = await courses.saved({ project_id: id });
    const add = () => courses.save(courses.newDraft({ project_id: id }), 'teacher');
    expect((await add()).body.codes).toEqual({ project_id: 'unknownReference' });
    await courses.app.database
      .insertInto('project_person')
      .values({ project_id: id, user_id: people.teacher.id, part: 'participant' })
      .execute();
    expect((await add()).status).toBe(200);
    expect((await courses.save(draftOfCourse(course), 'teacher')).body.code).toBe('courseOfAnother');
  });

  test('a teacher of one of its classes sees a course and does not change it', async () => {
    const course = await courses.saved();
    await courses.insertClass(course);
    const see = () =>
      courses.app.call<Answer<'getFullCourse'>>('getFullCourse', 'teacher', { path: { id: course.id } });
    expect((await see()).status).toBe(404);
    await courses.app.database
      .insertInto('classroom_teacher')
      .columns(['classroom_id', 'user_id'])
      .expression((select) =>
        select
          .selectFrom('classroom')
          .select(['id', sql<string>`${people.teacher.id}::bigint`.as('user_id')])
          .where('course_id', '=', course.id),
      )
      .execute();
    const { body } = await see();
    expect((await courses.save(draftOfCourse(body.data), 'teacher')).body.code).toBe('courseOfAnother');
  });

  test('lists are filtered by kind, level, lecturer, project and name without marks', async () => {
    const course = await courses.saved({ course_name: 'Vận hành cần trục tháp', level: 'advanced' });
    const names = async (query: Record<string, string | string[] | number>) =>
      (
        await courses.app.call<Answer<'listCourses'>>('listCourses', 'admin', {
          query: { limit: 100, ...query },
        })
      ).body.data.map(({ course_name }) => course_name);
    expect(await names({ 'fieldName[]': ['course_name'], 'keyword[]': ['can truc'] })).toEqual([
      course.course_name,
    ]);
    const lectured = await courses.saved({ teacher_id: people.otherTeacher.id });
    expect(
      await names({
        'fieldName[]': ['teacher_id', 'project_id', 'course_code'],
        'keyword[]': [people.otherTeacher.id, courses.project, lectured.course_code],
      }),
    ).toEqual([lectured.course_name]);
    expect(
      await names({
        'fieldName[]': ['teacher_id', 'course_code'],
        'keyword[]': [people.teacher.id, lectured.course_code],
      }),
    ).toEqual([]);
    const filter = { 'fieldName[]': ['course_code', 'level'], 'keyword[]': [course.course_code, 'advanced'] };
    expect(await names({ ...filter, is_free: 1 })).toEqual([course.course_name]);
    expect(await names({ ...filter, is_free: 0 })).toEqual([]);
  });
});
