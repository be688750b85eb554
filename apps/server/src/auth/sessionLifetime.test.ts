import { randomUUID } from 'node:crypto';
import { people } from '@sen/api/fixtures/people';
import type { Problem } from '@sen/api/contract/model';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TestApp } from '../testing/TestApp.ts';

let app: TestApp;
let attempt: string;
beforeAll(async () => {
  app = await TestApp.start({ demo: true, config: { idleMinutes: 100_000, sessionHours: 12 } });
});
afterAll(() => app.stop());
beforeEach(() => app.clock.pass({ minutes: 60 }));

const me = (token: string) => app.call<Problem>('getMe', { token });
test('a session ends after its lifetime, however much it is used', async () => {
  const token = await app.signIn('teacher');
  for (let hour = 0; hour < 11; hour += 1) {
    app.clock.pass({ minutes: 60 });
    expect((await me(token)).status).toBe(200);
  }
  app.clock.pass({ minutes: 60 });
  const ended = await me(token);
  expect([ended.status, ended.body.code]).toEqual([401, 'sessionExpired']);
  const { ended_reason } = await app.database
    .selectFrom('session')
    .select('ended_reason')
    .where('user_id', '=', people.teacher.id)
    .executeTakeFirstOrThrow();
  expect(ended_reason).toBe('lifetime');
});

test('it lasts through an exam: answers are saved beyond it, and it ends within a minute of the hand-in', async () => {
  const token = await app.signIn('student');
  app.clock.pass({ minutes: 12 * 60 - 1 });
  const started = await app.call<{ data: { id: string } }>(
    'startAttempt',
    { token },
    { path: { id: '1' }, body: { assignment_id: '1' } },
  );
  expect(started.status).toBe(200);
  attempt = started.body.data.id;
  app.clock.pass({ minutes: 10 });
  const saved = await app.call(
    'saveAnswers',
    { token },
    {
      path: { id: '1' },
      body: {
        attempt_id: attempt,
        journal_id: randomUUID(),
        entries: [],
        known_server_seq: 0,
      },
    },
  );
  expect(saved.status).toBe(200);
  const handedIn = await app.call(
    'submitAttempt',
    { token },
    {
      path: { id: '1' },
      body: { attempt_id: attempt },
    },
  );
  expect(handedIn.status).toBe(200);
  app.clock.pass({ minutes: 1 });
  expect((await me(token)).body.code).toBe('sessionExpired');
});

test('an exam without end extends it to twice its length at most', async () => {
  await app.database.updateTable('attempt').set({ state: 'in_progress' }).where('id', '=', attempt).execute();
  const token = await app.signIn('student');
  app.clock.pass({ minutes: 24 * 60 - 1 });
  expect((await me(token)).status).toBe(200);
  app.clock.pass({ minutes: 1 });
  expect((await me(token)).body.code).toBe('sessionExpired');
});
