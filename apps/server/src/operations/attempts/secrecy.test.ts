import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Question, ReleaseTime } from '@sen/api/contract/model';
import { defaultRelease, type Release } from '@sen/domain/attempts/release';
import { submitOverdue } from '../../jobs/ticking/submitOverdue.ts';
import { operations, type OperationId } from '../../contract/document.ts';
import { anyPath } from '../../testing/anyPath.ts';
import { newAssignment } from '../../testing/newAssignment.ts';
import { Sitting } from '../../testing/Sitting.ts';
import { holdsKey, modelAnswers, studentCalls } from '../../testing/studentCalls.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let keys: Pick<Question, 'key'>[];
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  // The student may see the result of the finished exam.
  await app.database.deleteFrom('attempt').execute();
  keys = await app.database.selectFrom('question').select('key').execute();
});
afterAll(() => app.stop());

/** Fields that only keys have, and texts that only keys and points contain. */
const forbiddenFields = [
  'key',
  'choice_key',
  'model_answer',
  'tolerance',
  'accepted',
  'scores',
  'auto_score',
  'seed',
];

function fieldsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsOf(inner)]);
}

/** These change data other than the attempt. */
const elsewhere: readonly OperationId[] = ['login', 'logout', 'setLanguage'];

async function walk(sitting: Sitting, tellsPoints: readonly string[]) {
  const callsById = studentCalls(sitting);
  const faults: string[] = [];
  for (const operation of operations) {
    const { id, permission } = operation;
    if (elsewhere.includes(id)) continue;
    const call = callsById[id];
    if (!call) {
      // Unlisted operations must be closed to students.
      const { status } = await app.call(id, 'student', { path: anyPath(operation), body: {} });
      if (status < 400) faults.push(`${id} (${permission}) is open to students and not walked`);
      continue;
    }
    const { body, status } = await app.call(id, 'student', call);
    const text = JSON.stringify(body);
    const fields = fieldsOf(body);
    faults.push(
      ...forbiddenFields.filter((field) => fields.includes(field)).map((field) => `${id} shows ${field}`),
      ...modelAnswers(keys)
        .filter((answer) => text.includes(answer))
        .map((answer) => `${id} shows “${answer.slice(0, 30)}”`),
      ...(/"(final_)?score":(?!null)/.test(text) && !tellsPoints.includes(id) && status === 200
        ? [`${id} tells points`]
        : []),
    );
  }
  return faults;
}

// Papers and reviews both have a score; in a paper it is the points of a question.
const papers = ['startAttempt', 'getAttempt'];

test('no answer to a student holds a key or points while the attempt runs (X15)', async () => {
  app.clock.set('2026-11-21T02:00:00Z');
  const sitting = await Sitting.begin(app, 'student', await newAssignment(app));
  await sitting.saveOne('true_false', { type: 'true_false', value: false });
  expect(await walk(sitting, papers)).toEqual([]);
});

test('nor in the grace, while answers are still taken', async () => {
  app.clock.set('2026-11-21T02:00:00Z');
  const sitting = await Sitting.begin(app, 'student', await newAssignment(app));
  await sitting.saveOne('true_false', { type: 'true_false', value: false });
  sitting.toDeadline(3);
  await submitOverdue.run(app.app.services);
  const faults = (await walk(sitting, papers)).filter((fault) => !fault.startsWith('startAttempt'));
  expect(faults).toEqual([]);
});

const release = (show_score: ReleaseTime, show_answers: ReleaseTime, show_key: ReleaseTime): Release => ({
  show_score,
  show_answers,
  show_key,
});
const releases: Release[] = [
  defaultRelease,
  release('at_once', 'at_once', 'no_attempt_left'),
  release('at_once', 'no_attempt_left', 'no_attempt_left'),
  release('no_attempt_left', 'ended', 'ended'),
  release('ended', 'ended', 'never'),
  release('never', 'never', 'never'),
];

/** What a student can get after handing in, by every call and every release: while an attempt is left, and after the last one. */
test('before the key is shown, no answer to a student who has handed in holds it; nor answers or points before their time', async () => {
  app.clock.set('2026-11-21T02:00:00Z');
  const faults: string[] = [];
  for (const shows of releases) {
    await app.database.deleteFrom('attempt').execute();
    // Another one of the same exam would hold back the key.
    await app.database.deleteFrom('assignment').where('exam_id', '=', '1').execute();
    const id = await newAssignment(app, shows);
    for (const attempt of [1, 2]) {
      const sitting = await Sitting.begin(app, 'student', id);
      const written = 'em viết câu này một mình';
      await sitting.save([
        { question_id: sitting.question('true_false'), answer: { type: 'true_false', value: false } },
        { question_id: sitting.question('long_answer'), answer: { type: 'long_answer', text: written } },
      ]);
      const isShown = (time: ReleaseTime) =>
        time === 'at_once' || (time === 'no_attempt_left' && attempt === 2);
      const { startAttempt: _resumes, ...asked } = studentCalls(sitting);
      expect((await sitting.submit(1)).status).toBe(200);
      for (const [operation, call] of Object.entries(asked)) {
        const found = operations.find((one) => one.id === operation);
        if (!found) continue;
        const { body, status } = await app.call(found.id, 'student', call);
        if (status !== 200) continue;
        const text = JSON.stringify(body);
        const tellsKey = holdsKey(body, modelAnswers(keys));
        const fault = (what: string) =>
          faults.push(`${operation} tells ${what} of attempt ${attempt} with ${JSON.stringify(shows)}`);
        if (tellsKey && !isShown(shows.show_key)) fault('the key');
        if (operation === 'getReview' && tellsKey !== isShown(shows.show_key)) fault('no key');
        if (text.includes(written) && !isShown(shows.show_answers)) fault('the answers');
        const points = /"(final_score|best_score)":(?!null)/.test(text);
        if (points && !isShown(shows.show_score)) fault('the points');
      }
    }
  }
  expect(faults).toEqual([]);
});

test("another student's answers are nowhere", async () => {
  app.clock.set('2026-11-21T02:00:00Z');
  const id = await newAssignment(app);
  const other = await Sitting.begin(app, 'otherStudent', id);
  const secret = 'chỉ bạn Dương mới viết câu này';
  await other.saveOne('long_answer', { type: 'long_answer', text: secret });
  const sitting = await Sitting.begin(app, 'student', id);
  for (const [operation, call] of Object.entries(studentCalls(sitting))) {
    const found = operations.find((one) => one.id === operation);
    if (!found) continue;
    const { body } = await app.call(found.id, 'student', call);
    expect(JSON.stringify(body), operation).not.toContain(secret);
    expect(JSON.stringify(body), operation).not.toContain(`"attempt_id":"${other.attempt.id}"`);
  }
});

test('no part of a paper is revealed before its start', async () => {
  app.clock.set('2026-11-21T02:00:00Z');
  const id = await newAssignment(app, { starts_at: new Date('2026-11-21T03:00:00Z') });
  const started = await app.call('startAttempt', 'student', {
    path: { id: '1' },
    body: { assignment_id: id },
  });
  expect(started.status).toBe(403);
  const title = 'Khi phát hiện đám cháy';
  expect(JSON.stringify(started.body)).not.toContain(title);
  const ready = await app.call('getAssignment', 'student', { path: { id } });
  expect(JSON.stringify(ready.body)).not.toContain(title);
});
