import type { Answer, AnswerEntry, Attempt } from '@sen/api/contract/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let attempt: Attempt;
const journal_id = crypto.randomUUID();

beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  const started = await app.call<Answer<'startAttempt'>>('startAttempt', 'student', {
    path: { id: '1' },
    body: { assignment_id: '1' },
  });
  attempt = started.body.data;
});
afterAll(() => app.stop());

const save = (entries: Omit<AnswerEntry, 'base' | 'written_at'>[]) =>
  app.call<Answer<'saveAnswers'>>('saveAnswers', 'student', {
    path: { id: '1' },
    as: 'json',
    body: {
      attempt_id: attempt.id,
      journal_id,
      known_server_seq: 0,
      entries: entries.map((entry) => ({ ...entry, base: 0, written_at: app.clock.now().toISOString() })),
    },
  });

test('a refused entry goes on under its number without answer and flag, and the others go on with it', async () => {
  const question = attempt.paper.parts[0]?.questions.find(({ content }) => content.type === 'one_choice');
  const question_id = question?.id ?? '';
  const foreign = { seq: 2, question_id: '999999', answer: { type: 'true_false', value: true } } as const;
  const flag = { seq: 3, question_id, flagged: true };

  const wrongShape = await save([{ seq: 1, question_id, answer: { type: 'true_false', value: true } }]);
  expect(wrongShape.status).toBe(422);
  expect(wrongShape.body).toMatchObject({ code: 'answerWrongShape', seq: 1 });

  const notMine = await save([{ seq: 1, question_id }, foreign, flag]);
  expect(notMine.body).toMatchObject({ code: 'questionNotInAttempt', seq: 2 });

  const taken = await save([{ seq: 1, question_id }, { seq: 2, question_id: '999999' }, flag]);
  expect(taken.status).toBe(200);
  expect(taken.body.data.acknowledged_seq).toBe(3);
  expect(taken.body.data.changes).toMatchObject([{ question_id, answer: null, flagged: true }]);
});
