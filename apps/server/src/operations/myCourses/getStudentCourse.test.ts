import { people } from '@sen/api/fixtures/people';
import type { Answer } from '@sen/api/contract/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestClasses } from '../../testing/TestClasses.ts';

let made: TestClasses;
beforeAll(async () => {
  made = await TestClasses.start();
});
afterAll(() => made.stop());

const see = (id: string, as: 'student' | 'teacher' = 'student') =>
  made.app.call<Answer<'getStudentCourse'>>('getStudentCourse', as, { path: { id } });

it('shows a student what the own class teaches, and everybody else the course as it is', async () => {
  const classroom = await made.added({ student_ids: [people.student.id] });
  const { course_id } = classroom;
  const renamed = { description: 'Nội dung mới' };
  await made.app.database.updateTable('course').set(renamed).where('id', '=', course_id).execute();
  const own = (await see(course_id)).body.data;
  expect(own.course_description).toBe('');
  expect(own.chapters).toHaveLength(1);
  expect(own.lecturers.map(({ id }) => id)).toContain(people.teacher.id);
  expect((await see(course_id, 'teacher')).body.data.course_description).toBe('Nội dung mới');
});

it('shows a student what can be asked for, and nothing that is hidden or over', async () => {
  const offered = await made.added();
  expect((await see(offered.course_id)).status).toBe(200);
  const hidden = await made.added({ checkPublished: false });
  expect((await see(hidden.course_id)).status).toBe(404);
  const over = { ends_at: made.app.clock.now() };
  await made.app.database.updateTable('classroom').set(over).where('id', '=', offered.id).execute();
  expect((await see(offered.course_id)).status).toBe(404);
});
