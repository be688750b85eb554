import type { Problem } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { draftOfCourse } from '@sen/domain/courses/draftOfCourse';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { TestCourses } from '../../testing/TestCourses.ts';

let courses: TestCourses;
beforeAll(async () => {
  courses = await TestCourses.start();
});
afterAll(() => courses.stop());

describe('two editors', () => {
  test('of two who save one version, the second learns who was first', async () => {
    const course = await courses.saved();
    const [one, two] = await Promise.all([
      courses.save({ ...draftOfCourse(course), benefits: 'Một' }),
      courses.save({ ...draftOfCourse(course), benefits: 'Hai' }, 'superAdmin'),
    ]);
    const [first, second] = one.status === 200 ? [one, two] : [two, one];
    expect([first.status, second.status, second.body.code]).toEqual([200, 409, 'courseChanged']);
    expect(second.body.message).toContain(first === one ? people.admin.name : people.superAdmin.name);
    expect((await courses.full(course.id)).benefits).toBe(first.body.data.benefits);
  });

  test('a change names its version, and keeps its project', async () => {
    const course = await courses.saved();
    const { version: _, ...unversioned } = draftOfCourse(course);
    expect((await courses.save(unversioned)).body.codes).toEqual({ version: 'thisFieldIsRequired' });
    const moved = { ...draftOfCourse(course), project_id: courses.foreignProject };
    expect((await courses.save(moved)).body.codes).toEqual({ project_id: 'courseProjectFixed' });
  });
});

describe('deleting', () => {
  const remove = (...ids: string[]) =>
    courses.app.call<Problem>('deleteCourses', 'admin', { body: { course_ids: ids } });

  test('is all or none, refused with the names of the classes', async () => {
    const [empty, taught] = [await courses.saved(), await courses.saved()];
    await courses.insertClass(taught);
    const { body } = await remove(empty.id, taught.id);
    expect(body.code).toBe('courseHasTheseClasses');
    expect(body.message).toContain(`Lớp của ${taught.course_name}`);
    expect((await courses.full(empty.id)).id).toBe(empty.id);
    expect((await remove(empty.id)).status).toBe(200);
    expect((await courses.app.call('getCourse', 'admin', { path: { id: empty.id } })).status).toBe(404);
  });

  test('names the first of many classes, and counts the others', async () => {
    const course = await courses.saved();
    const { company_id, project_id, id: course_id } = course;
    await courses.app.database
      .insertInto('classroom')
      .values(
        Array.from({ length: 23 }, (_, at) => ({
          company_id,
          project_id,
          course_id,
          name: `Lớp ${at + 10}`,
          sort_key: `l ${at + 10}`,
          code: `${course.course_code}-${at}`,
          starts_at: new Date('2026-01-01'),
          ends_at: new Date('2026-02-01'),
        })),
      )
      .execute();
    expect((await remove(course.id)).body.message).toContain('Lớp 10, Lớp 11');
    expect((await remove(course.id)).body.message).toContain('Lớp 29 và 3 mục khác');
  });

  test('a class that is being created meanwhile is waited for', async () => {
    const course = await courses.saved();
    let removed: ReturnType<typeof remove> | undefined;
    await courses.app.database.transaction().execute(async (transaction) => {
      await courses.insertClass(course, transaction);
      removed = remove(course.id);
      await vi.waitFor(async () => {
        const { rows } =
          await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
            courses.app.database,
          );
        expect(rows).toHaveLength(1);
      });
    });
    expect((await removed)?.body.message).toContain(`Lớp của ${course.course_name}`);
  });
});
