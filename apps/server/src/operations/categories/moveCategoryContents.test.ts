import type { Answer, CategorySegment, Problem } from '@sen/api/contract/model';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { questionSamples } from '@sen/api/fixtures/questions';
import { type CategoryKind, categoryKinds } from '@sen/domain/categories/categoryKinds';
import { draftOfCourse } from '@sen/domain/courses/draftOfCourse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertCategory } from '../../testing/access/insertCategory.ts';
import { TestCourses } from '../../testing/TestCourses.ts';

let courses: TestCourses;
beforeAll(async () => {
  courses = await TestCourses.start();
});
afterAll(() => courses.stop());

async function pairOf(kind: CategoryKind, title: string) {
  const one = await insertCategory(courses.app, demoCompany.id, kind, `${title} trước`);
  return [one, await insertCategory(courses.app, demoCompany.id, kind, `${title} sau`)] as const;
}

async function move(kind: CategoryKind, id: string, to: string) {
  const categories: CategorySegment = categoryKinds[kind].segment;
  const { body } = await courses.app.call<Answer<'moveCategoryContents'>>(
    'moveCategoryContents',
    'superAdmin',
    { path: { categories, id }, body: { to } },
  );
  return body.data;
}

test('who edits a course that was moved meanwhile learns of it and by whom, and loses nothing', async () => {
  const [from, to] = await pairOf('course', 'khóa học');
  const course = await courses.saved({ field: from });
  expect(await move('course', from, to)).toEqual([{ thing: 'course', count: 1 }]);
  const refused = await courses.save({ ...draftOfCourse(course), benefits: 'Soạn từ trước' });
  expect([refused.status, refused.body.code]).toEqual([409, 'courseChanged']);
  expect(refused.body.message).toContain(people.superAdmin.name);
  const moved = await courses.full(course.id);
  expect(moved.field?.id).toBe(to);
  const saved = await courses.save({ ...draftOfCourse(moved), benefits: 'Soạn sau khi chuyển' });
  expect([saved.status, saved.body.data.field?.id]).toEqual([200, to]);
});

test('who edits a project that was moved meanwhile learns of it', async () => {
  const [from, to] = await pairOf('project', 'dự án');
  const draft = { project_name: 'Dự án được chuyển', project_type_id: from };
  type One = Answer<'addProject'> & Problem;
  const { body } = await courses.app.call<One>('addProject', 'admin', { body: draft });
  const { id, version } = body.data;
  expect(await move('project', from, to)).toEqual([{ thing: 'project', count: 1 }]);
  const refused = await courses.app.call<One>('editProject', 'admin', {
    path: { id },
    body: { ...draft, version },
  });
  expect([refused.status, refused.body.code]).toEqual([409, 'projectChanged']);
});

test('who edits a question that was moved meanwhile learns of it and by whom', async () => {
  const [from, to] = await pairOf('question', 'câu hỏi');
  const { title, content, key } = questionSamples.true_false;
  const draft = { title, category_id: from, status: 'draft', content, key };
  type One = Answer<'saveQuestion'> & Problem;
  const { body } = await courses.app.call<One>('saveQuestion', 'teacher', { body: draft });
  const { id, version } = body.data;
  expect(await move('question', from, to)).toEqual([{ thing: 'question', count: 1 }]);
  const refused = await courses.app.call<One>('saveQuestion', 'teacher', { body: { ...draft, id, version } });
  expect([refused.status, refused.body.code]).toEqual([409, 'questionChanged']);
  expect(refused.body.message).toContain(people.superAdmin.name);
});

test('an exam that was moved is a newer version of it, saved by who moved it', async () => {
  const [from, to] = await pairOf('exam', 'đề thi');
  const { database } = courses.app;
  const id = courses.exams[0] ?? '0';
  const { version } = await database
    .updateTable('exam')
    .set({ category_id: from })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  expect(await move('exam', from, to)).toEqual([{ thing: 'exam', count: 1 }]);
  const after = await database
    .selectFrom('exam')
    .select(['category_id', 'version', 'updated_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(after).toEqual({ category_id: to, version: version + 1, updated_by: people.superAdmin.id });
});
