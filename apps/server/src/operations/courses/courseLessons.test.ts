import { randomUUID } from 'node:crypto';
import type { Answer, CourseChapter, Lesson } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { TestCourses } from '../../testing/TestCourses.ts';
import { TestLessons } from '../../testing/TestLessons.ts';

let courses: TestCourses;
let lessons: TestLessons;
beforeAll(async () => {
  courses = await TestCourses.start();
  lessons = await TestLessons.start(courses);
});
afterAll(() => courses.stop());

const chaptersWith = (lesson_id: string, kind: 'lesson' | 'online' = 'lesson'): CourseChapter[] => [
  {
    id: randomUUID(),
    chapter_name: 'Chương',
    sessions: [{ id: randomUUID(), session_name: 'Buổi 1', kind, lesson_id }],
    surveys: [],
  },
];

const sessionsOf = ({ chapters }: { chapters: CourseChapter[] }) =>
  chapters.flatMap(({ sessions }) => sessions);

test('a session has a lesson, which copies and classes keep; the lesson is not deleted', async () => {
  const lesson = await lessons.saved({ name: 'Nối đất' });
  const course = await courses.saved({ chapters: chaptersWith(lesson.id) });
  const shown = { lesson_id: lesson.id, lesson_name: 'Nối đất' };
  expect(sessionsOf(course)).toMatchObject([shown]);
  const copy = await courses.app.call<Answer<'cloneCourse'>>('cloneCourse', 'admin', {
    path: { id: course.id },
    body: {},
  });
  expect(sessionsOf(await courses.full(copy.body.data.id))).toMatchObject([shown]);
  const refused = await lessons.delete([lesson.id]);
  expect(refused.body).toMatchObject({ code: 'lessonInCourses' });
  expect(refused.body.message).toContain(course.course_name);

  const made = await courses.app.call<Answer<'addClass'>>('addClass', 'admin', {
    body: {
      course_id: course.id,
      classroom_name: 'Lớp nối đất',
      classroom_code: 'ND-1',
      classroom_start_time: '2027-01-01T00:00:00Z',
      classroom_end_time: '2027-02-01T00:00:00Z',
      teacher_id: people.teacher.id,
    },
  });
  expect(made.status).toBe(200);
  const { body } = await lessons.edit(lesson, { name: 'Nối đất, bản mới' });
  expect(body.data).toMatchObject({ copied_from: lesson.id });
  const classroom = await courses.app.call<Answer<'getClass'>>('getClass', 'admin', {
    path: { id: made.body.data.id },
  });
  expect(sessionsOf(classroom.body.data)).toMatchObject([shown]);
});

const wrong: [string, () => Promise<Lesson>][] = [
  ['a draft', () => lessons.saved({ status: 'draft' })],
  ['one of another project', () => lessons.saved({ status: 'project', project_id: closed })],
  [
    'a locked one',
    async () => {
      const lesson = await lessons.saved();
      await lessons.lock([lesson.id], true);
      return lesson;
    },
  ],
];
let closed: string;
beforeAll(async () => {
  const { id } = await lessons.app.database
    .insertInto('project')
    .values({ company_id: '1', name: 'Dự án kín', sort_key: 'd', created_by: people.admin.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await lessons.app.database
    .insertInto('project_person')
    .values({ project_id: id, user_id: people.teacher.id, part: 'lecturer' })
    .execute();
  closed = id;
});

it.each(wrong)('does not take %s', async (_, make) => {
  const { body } = await courses.save(courses.newDraft({ chapters: chaptersWith((await make()).id) }));
  expect(body.codes).toEqual({ 'chapters.0.sessions.0.lesson_id': 'lessonNotForCourse' });
});

test('a session online has none', async () => {
  const lesson = await lessons.saved();
  const { body } = await courses.save(courses.newDraft({ chapters: chaptersWith(lesson.id, 'online') }));
  expect(body.codes).toEqual({ 'chapters.0.sessions.0.lesson_id': 'courseLessonOnline' });
});

test('selectors offer public ones, those of the project, and own ones', async () => {
  await lessons.saved({ name: 'Của dự án kín', status: 'project', project_id: closed });
  await lessons.saved({ name: 'Của dự án này', status: 'project' }, 'admin');
  const names = async (as: 'teacher' | 'admin') => {
    const { body } = await lessons.app.call<Answer<'listUsableLessons'>>('listUsableLessons', as, {
      query: { project_id: lessons.project, 'fieldName[]': ['name'], 'keyword[]': ['Của dự án'] },
    });
    return body.data.map(({ name }) => name);
  };
  expect(await names('teacher')).toEqual(['Của dự án kín', 'Của dự án này']);
  expect(await names('admin')).toEqual(['Của dự án này']);
});
