import type { Answer, Problem } from '@sen/api/contract/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestCourses } from '../testing/TestCourses.ts';

let courses: TestCourses;
beforeAll(async () => {
  courses = await TestCourses.start();
});
afterAll(() => courses.stop());

type Project = Answer<'getProject'> & Problem;

const get = async () =>
  (await courses.app.call<Project>('getProject', 'admin', { path: { id: courses.project } })).body.data;
const edit = (body: object) =>
  courses.app.call<Project>('editProject', 'admin', { path: { id: courses.project }, body });

test.each([
  ['the first half of a pair', 'Kho \ud83d vận'],
  ['the second half', 'Kho \udd25 vận'],
  ['halves in the wrong order', '\udd25\ud83d'],
  ['NUL', 'Kho\0vận'],
])('%s is refused at its field, in both languages, and nothing is changed', async (_, broken) => {
  const { project_name } = await get();
  const refused = await edit({ project_name: broken, field: broken });
  expect(refused.status).toBe(422);
  expect(refused.body.codes).toEqual({ project_name: 'textBroken', field: 'textBroken' });
  expect(refused.body.errors?.['project_name']?.[0]).toMatch(/ký tự hỏng/);
  expect((await get()).project_name).toBe(project_name);
});

test('whole emoji, also of two characters, are kept', async () => {
  const project_name = 'Phòng cháy 🔥 👩🏽';
  expect((await edit({ project_name })).body.data.project_name).toBe(project_name);
});

test('control characters of pasted text are left out, and what breaks a line breaks it', async () => {
  const { project_name } = (await edit({ project_name: 'Kho\u0001 vận\u000bmiền\uffff Bắc\tA' })).body.data;
  expect(project_name).toMatch(/^Kho vận\s+miền Bắc\s+A$/);
  const { status, body } = await edit({ project_name: '\u0001' });
  expect([status, body.codes]).toEqual([422, { project_name: 'textBroken' }]);
});

test('texts within a nested part of a form are found by their place', async () => {
  const draft = courses.newDraft();
  const [first, second] = draft.chapters;
  if (!first || !second) throw new Error('The draft has two chapters.');
  const { body } = await courses.save({
    ...draft,
    chapters: [first, { ...second, chapter_name: 'Chương \ud83d' }],
  });
  expect(body.codes).toEqual({ 'chapters.1.chapter_name': 'textBroken' });
});

test('a search is refused like any other text', async () => {
  const query = { 'fieldName[]': ['project_name'], 'keyword[]': ['kho\0'] };
  const { status, body } = await courses.app.call<Problem>('listProjects', 'admin', { query });
  expect([status, body.codes]).toEqual([422, { 'keyword[].0': 'textBroken' }]);
});

test('bytes of half a character in an address are no text, and find nothing', async () => {
  const { statusCode, body } = await courses.app.app.fastify.inject({
    url: '/api/projects?fieldName%5B%5D=project_name&keyword%5B%5D=%ED%A0%80',
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      authorization: `Bearer ${await courses.app.signIn('admin')}`,
    },
  });
  expect(statusCode, body).toBeLessThan(500);
});
