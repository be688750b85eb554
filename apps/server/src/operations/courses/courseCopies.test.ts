import type { Answer, Problem } from '@sen/api/contract/model';
import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import { draftOfCourse } from '@sen/domain/courses/draftOfCourse';
import { pictureBytes } from '@sen/domain/testing/pictureBytes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertTemplate } from '../../testing/insertTemplate.ts';
import { TestFile } from '../../testing/multipartOf.ts';
import { type Person, TestCourses } from '../../testing/TestCourses.ts';

let courses: TestCourses;
beforeAll(async () => {
  courses = await TestCourses.start();
});
afterAll(() => courses.stop());

describe('a copy', () => {
  const clone = (id: string, body: object = {}, as: Person = 'admin') =>
    courses.app.call<Answer<'cloneCourse'> & Problem>('cloneCourse', as, { path: { id }, body });

  test('has the whole tree, a name and a code of its own, and no classes', async () => {
    const course = await courses.saved({ teacher_id: people.teacher.id, benefits: 'Giảm tai nạn' });
    const one = await clone(course.id);
    const two = await clone(course.id);
    expect([one, two].map(({ body }) => [body.data.course_name, body.data.course_code])).toEqual([
      [`${course.course_name} (bản sao)`, `${course.course_code}-2`],
      [`${course.course_name} (bản sao) 2`, `${course.course_code}-3`],
    ]);
    expect(one.body.data).toMatchObject({
      benefits: 'Giảm tai nạn',
      version: 1,
      class_count: 0,
      created_by: people.admin.id,
    });
    const copy = await courses.full(one.body.data.id);
    expect(copy.chapters).toEqual(course.chapters);
    const changed = { ...draftOfCourse(copy), chapters: copy.chapters.slice(1) };
    expect((await courses.save(changed)).status).toBe(200);
    expect((await courses.full(course.id)).chapters).toEqual(course.chapters);
  });

  test('has the certificate of the course', async () => {
    const { app } = courses;
    const { id } = await courses.saved();
    const template_id = await insertTemplate(app, 'Chứng chỉ của bản sao', people.superAdmin.id);
    await app.call('setCourseCertificate', 'admin', { path: { id }, body: { template_id, by_rule: true } });
    const copy = await clone(id);
    const { body } = await app.call<Answer<'getCourseCertificate'>>('getCourseCertificate', 'admin', {
      path: { id: copy.body.data.id },
    });
    expect(body.data).toMatchObject({ template: { id: template_id }, by_rule: true });
  });

  test('in another courses.project keeps its name when it is given', async () => {
    const course = await courses.saved();
    const { id } = await courses.app.database
      .insertInto('project')
      .values({ company_id: demoCompany.id, name: 'Dự án thứ hai', sort_key: 'd' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { body } = await clone(course.id, {
      project_id: id,
      course_name: course.course_name,
      course_code: 'MOI',
    });
    expect(body.data).toMatchObject({ project_id: id, course_name: course.course_name, course_code: 'MOI' });
    const taken = await clone(course.id, {
      course_name: course.course_name,
      course_code: course.course_code,
    });
    expect(taken.body.codes).toEqual({ course_name: 'courseNameTaken', course_code: 'courseCodeTaken' });
  });

  test('in another unit is refused with what that unit does not have', async () => {
    const course = await courses.saved({ teacher_id: people.teacher.id });
    const { body } = await clone(course.id, { project_id: courses.foreignProject }, 'superAdmin');
    expect(body.code).toBe('courseCopyForeign');
    expect(body.message).toContain(people.teacher.name);
    expect(body.message).toContain(course.chapters[1]?.surveys[0]?.survey_title ?? '-');
    expect((await clone(course.id, { project_id: courses.foreignProject })).body.codes).toEqual({
      project_id: 'unknownReference',
    });
    const plain = await courses.saved({ chapters: course.chapters.slice(0, 1) });
    const copied = await clone(plain.id, { project_id: courses.foreignProject }, 'superAdmin');
    expect(copied.body.data).toMatchObject({
      company_id: secondCompany.id,
      project_id: courses.foreignProject,
    });
  });
});

describe('the banner', () => {
  const send = (id: string, as: Person = 'admin') =>
    courses.app.call<Answer<'saveCourseBanner'> & Problem>('saveCourseBanner', as, {
      path: { id },
      body: { banner: new TestFile('banner.png', pictureBytes.png()) },
    });
  const read = async (address: string | null, as: Person = 'student') =>
    (await courses.app.call('getFile', as, { path: { id: String(address).replace('/api/files/', '') } }))
      .status;

  test('is shown to the unit, replaced, copied with the course and removed', async () => {
    const course = await courses.saved();
    const first = (await send(course.id)).body.data.banner;
    expect(await read(first)).toBe(200);
    const second = (await send(course.id)).body.data.banner;
    expect([await read(first), await read(second)]).toEqual([404, 200]);
    const copy = await courses.app.call<Answer<'cloneCourse'>>('cloneCourse', 'admin', {
      path: { id: course.id },
      body: {},
    });
    const gone = await courses.app.call<Answer<'removeCourseBanner'>>('removeCourseBanner', 'admin', {
      path: { id: course.id },
    });
    expect(gone.body.data.banner).toBeNull();
    expect([await read(second), await read(copy.body.data.banner)]).toEqual([404, 200]);
    await courses.app.call('deleteCourses', 'admin', { body: { course_ids: [copy.body.data.id] } });
    expect(await read(copy.body.data.banner)).toBe(404);
  });
});
