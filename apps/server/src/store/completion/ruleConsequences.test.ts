import { people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startRuledCourse } from '../../testing/startRuledCourse.ts';
import type { TestApp } from '../../testing/TestApp.ts';
import { readConsequences } from './ruleConsequences.ts';

let app: TestApp;
beforeAll(async () => {
  ({ app } = await startRuledCourse());
});
afterAll(() => app.stop());

const rule = { completion_score: 5, average: 40, good: null, excellent: null, certificate_score: null };
const read = (completion_score: number) =>
  readConsequences(app.database, [
    {
      id: '1',
      student_count: 2,
      corrected_score: null,
      before: { ...rule, weights: {} },
      after: { ...rule, completion_score, weights: {} },
    },
  ]);

test('is computed once while the rule and all results stay as they are', async () => {
  const first = await read(9);
  expect(first.changed).toMatchObject([{ user_id: people.student.id, kind: 'lost' }]);
  expect((await read(9)).changed).toBe(first.changed);
  expect((await read(7)).changed).toEqual([]);
  expect((await read(9)).changed).toBe(first.changed);

  // The same values: it is written nevertheless.
  await app.database.updateTable('course_result').set({ score: 8 }).where('score', '=', 8).execute();
  const again = await read(9);
  expect(again.changed).not.toBe(first.changed);
  expect(again).toEqual(first);

  await app.database.deleteFrom('course_result').where('user_id', '=', people.student.id).execute();
  expect((await read(9)).changed).toEqual([]);
});
