import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer } from '@sen/api/contract/model';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
});
afterAll(() => app.stop());

test('smoke', async () => {
  const started = await app.call<Answer<'startAttempt'>>('startAttempt', 'student', {
    path: { id: '1' },
    body: { assignment_id: '1' },
  });
  expect(started.status).toBe(200);
  const attempt = started.body.data;
  const journal_id = crypto.randomUUID();
  const q = attempt.paper.parts[0]?.questions[0];
  const save = await app.call<Answer<'saveAnswers'>>('saveAnswers', 'student', {
    path: { id: '1' },
    as: 'json',
    body: {
      attempt_id: attempt.id,
      journal_id,
      known_server_seq: 0,
      entries: [
        {
          seq: 1,
          question_id: q?.id,
          answer: { type: 'one_choice', choice: 'a' },
          base: 0,
          written_at: app.clock.now().toISOString(),
        },
        { seq: 2, question_id: q?.id, flagged: true, base: 0, written_at: app.clock.now().toISOString() },
      ],
    },
  });
  console.log(JSON.stringify(save.body));
  const again = await app.call('getAttempt', 'student', {
    path: { id: '1' },
    query: { attempt_id: attempt.id },
  });
  console.log(JSON.stringify(again.body).slice(-300));
  const submitted = await app.call('submitAttempt', 'student', {
    path: { id: '1' },
    body: { attempt_id: attempt.id, journal_id, last_seq: 2 },
  });
  console.log(JSON.stringify(submitted.body));
});
