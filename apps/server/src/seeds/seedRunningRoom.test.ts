import type { Answer } from '@sen/api/contract/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../testing/TestApp.ts';
import { seedRunningRoom } from './seedRunningRoom.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  await app.database.transaction().execute((transaction) => seedRunningRoom(transaction, app.clock.now()));
});
afterAll(() => app.stop());

it('has an exam room that runs now, with people of every state and a log', async () => {
  const { body: exams } = await app.call<Answer<'listTaughtExams'>>('listTaughtExams', 'teacher', {
    query: { current_time: 1, limit: 100 },
  });
  const running = exams.data.find(({ working_student_count }) => working_student_count > 5);
  expect(running?.classroom_id).toBe('1');
  const { body } = await app.call<Answer<'getExamRoom'>>('getExamRoom', 'teacher', {
    path: { id: running?.id ?? '0' },
  });
  const states = body.data.people.map(({ state }) => state);
  expect([...new Set(states)].toSorted()).toEqual(['expected', 'handed_in', 'in', 'out']);
  expect(states.filter((state) => state === 'in').length).toBeGreaterThan(5);
  expect(new Set(body.data.people.flatMap(({ needs }) => needs))).toEqual(
    new Set(['out', 'answers_on_device', 'late', 'device_changed']),
  );
  expect(body.data.actions.map(({ kind }) => kind)).toEqual(['time', 'message']);
});
