import type { Answer } from '@sen/api/contract/model';
import { demoCompany, secondCompany } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
});
afterAll(() => app.stop());

const units = async (query = {}) =>
  (await app.call<Answer<'listCompanyCounts'>>('listCompanyCounts', 'superAdmin', { query })).body.data;
const totals = async () => (await app.call<Answer<'getTotals'>>('getTotals', 'superAdmin')).body.data;

test('each unit is counted as its own page counts it, and the platform is the sum of its units', async () => {
  const rows = await units({ limit: 100 });
  const [unit] = rows.filter(({ id }) => id === demoCompany.id);
  const { counts } = (
    await app.call<Answer<'getCompany'>>('getCompany', 'superAdmin', { path: { id: demoCompany.id } })
  ).body.data;
  expect(unit).toMatchObject({
    project_count: counts.projects,
    course_count: counts.courses,
    class_count: counts.classes,
  });
  expect(unit?.student_count).toBeGreaterThan(unit?.lecturer_count ?? Infinity);
  const sum = (
    field: 'project_count' | 'course_count' | 'class_count' | 'lecturer_count' | 'student_count',
  ) => rows.reduce((all, row) => all + row[field], 0);
  expect(await totals()).toEqual({
    companies: rows.length,
    projects: sum('project_count'),
    courses: sum('course_count'),
    classes: sum('class_count'),
    lecturers: sum('lecturer_count'),
    students: sum('student_count'),
  });
});

test('units are ordered by their students, and found by their names', async () => {
  const counts = (await units({ sort: 'student_count', order: 'desc' })).map((row) => row.student_count);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  const found = await units({ 'fieldName[]': ['company_name'], 'keyword[]': ['co khi an'] });
  expect(found.map(({ id }) => id)).toEqual([secondCompany.id]);
});

test('a deleted unit is in none of the counts', async () => {
  const before = await totals();
  const setDeleted = (deleted_at: Date | null) =>
    app.database.updateTable('company').set({ deleted_at }).where('id', '=', secondCompany.id).execute();
  const [gone] = (await units({ limit: 100 })).filter(({ id }) => id === secondCompany.id);
  await setDeleted(new Date());
  const after = await totals();
  expect(after.companies).toBe(before.companies - 1);
  expect(after.students).toBe(before.students - (gone?.student_count ?? 0));
  expect((await units({ limit: 100 })).map(({ id }) => id)).not.toContain(secondCompany.id);
  await setDeleted(null);
});

test('a business course counts its classes by their time, and each person once', async () => {
  const list = (await app.call<Answer<'listBusinessCourses'>>('listBusinessCourses', 'admin')).body.data;
  expect(list.length).toBeGreaterThan(0);
  for (const course of list) {
    expect(course.running_class_count + course.ended_class_count).toBeLessThanOrEqual(course.class_count);
    // oxlint-disable-next-line no-await-in-loop -- a few courses
    const people = await app.database
      .selectFrom('classroom')
      .innerJoin('classroom_student', 'classroom_student.classroom_id', 'classroom.id')
      .select('classroom_student.user_id')
      .distinct()
      .where('classroom.course_id', '=', course.id)
      .execute();
    expect(course.student_count).toBe(people.length);
  }
});
