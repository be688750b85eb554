import type { Answer } from '@sen/api/contract/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../testing/TestApp.ts';
import { seedFreeCourses } from './seedFreeCourses.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  await app.database.transaction().execute((transaction) => seedFreeCourses(transaction, app.clock.now()));
});
afterAll(() => app.stop());

const requests = async (kind: string) =>
  (await app.call<Answer<'listRequests'>>('listRequests', 'superAdmin', { query: { kind, limit: 50 } })).body
    .data;

it('has two free courses in the catalogue, with requests in every state', async () => {
  const { body } = await app.call<Answer<'listFreeCourses'>>('listFreeCourses', 'student');
  expect(body.data.map(({ price }) => price).toSorted((one, two) => one - two)).toEqual([0, 49]);
  const rows = await requests('free_course');
  expect(new Set(rows.map(({ status }) => status))).toEqual(
    new Set(['pending', 'approved', 'denied', 'withdrawn']),
  );
  const approved = rows.find(({ status }) => status === 'approved');
  expect(approved?.placed_class?.name).toBe('Giao tiếp – Lớp tối');
});

it('has a course that its lecturer asks to make public', async () => {
  const [row] = await requests('public_course');
  expect(row).toMatchObject({ status: 'pending', course: { name: 'Quản lý thời gian' } });
});
