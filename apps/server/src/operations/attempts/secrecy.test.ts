import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Question, ReleaseTime } from '@sen/api/contract/model';
import { defaultRelease, type Release } from '@sen/domain/attempts/release';
import { submitOverdue } from '../../jobs/ticking/submitOverdue.ts';
import { operations, type OperationId } from '../../contract/document.ts';
import { anyPath } from '../../testing/anyPath.ts';
import { newAssignment } from '../../testing/newAssignment.ts';
import { Sitting } from '../../testing/Sitting.ts';
import { type TestCall, TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let keys: Pick<Question, 'id' | 'key' | 'content'>[];
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  // The student may see the result of the finished exam.
  await app.database.deleteFrom('attempt').execute();
  keys = await app.database.selectFrom('question').select(['id', 'key', 'content']).execute();
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

function modelAnswers(): string[] {
  return keys.flatMap(({ key }) => ('model_answer' in key && key.model_answer ? [key.model_answer] : []));
}

/** Every operation that a student may call, with a probing request. */
function calls(sitting: Sitting): Record<string, TestCall> {
  const { id, assignment_id, survey_id } = sitting.attempt;
  const attempt = { attempt_id: id };
  const entries = sitting.write([{ question_id: sitting.question('true_false'), flagged: true }]);
  return {
    getHealth: {},
    getMe: {},
    getLanguage: {},
    getProfile: {},
    askForSupport: { body: { subject: 'Hỗ trợ', description: 'Em không nghe được bài giảng.' } },
    removeAvatar: {},
    removeBackground: {},
    getFile: { path: { id: '00000000-0000-4000-8000-000000000000' } },
    listOpenClasses: {},
    getOwnRequest: {},
    markMarketplace: {},
    listClasses: {},
    getClass: { path: { id: '1' } },
    listAssignments: { query: { limit: 100 } },
    getAssignment: { path: { id: assignment_id } },
    listHandedIn: { path: { id: assignment_id, user_id: sitting.attempt.student.id } },
    startAttempt: { path: { id: survey_id }, body: { assignment_id } },
    getAttempt: { path: { id: survey_id }, query: attempt },
    saveAnswers: {
      path: { id: survey_id },
      as: 'json',
      body: { ...attempt, journal_id: sitting.journal.id, entries, known_server_seq: 0 },
    },
    getReview: { path: { id } },
    markAnswer: { body: { ...attempt, question_id: sitting.question('long_answer'), score: 1 } },
    submitAttempt: {
      path: { id: survey_id },
      body: { ...attempt, journal_id: sitting.journal.id, last_seq: 9999 },
    },
    autoSubmitAttempt: { as: 'json', body: { ...attempt, journal_id: sitting.journal.id, last_seq: 9999 } },
    listSubmissions: { path: { id: '1' } },
    listQuestions: {},
    getQuestion: { path: { id: '1' } },
    listExams: {},
    getExam: { path: { id: survey_id } },
  };
}

/** These change data other than the attempt. */
const elsewhere: readonly OperationId[] = ['login', 'logout', 'setLanguage'];

async function walk(sitting: Sitting, tellsPoints: readonly string[]) {
  const callsById = calls(sitting);
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
      ...modelAnswers()
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

/** Whether an answer holds the mark of a question that the server marks: it reveals what was right. */
function tellsMark(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(tellsMark);
  if (typeof value !== 'object' || value === null) return false;
  if (!('question' in value && 'score' in value)) return Object.values(value).some(tellsMark);
  return value.score !== null && !/"type":"(short|long)_answer"/.test(JSON.stringify(value.question));
}

/** What a student can get after handing in, by every call and every release: while an attempt is left, and after the last one. */
test('before the key is shown, no answer to a student who has handed in holds it; nor answers or points before their time', async () => {
  app.clock.set('2026-11-21T02:00:00Z');
  const faults: string[] = [];
  for (const shows of releases) {
    await app.database.deleteFrom('attempt').execute();
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
      const { startAttempt: _resumes, ...asked } = calls(sitting);
      expect((await sitting.submit(1)).status).toBe(200);
      for (const [operation, call] of Object.entries(asked)) {
        const found = operations.find((one) => one.id === operation);
        if (!found) continue;
        const { body, status } = await app.call(found.id, 'student', call);
        if (status !== 200) continue;
        const text = JSON.stringify(body);
        const fault = (what: string) =>
          faults.push(`${operation} tells ${what} of attempt ${attempt} with ${JSON.stringify(shows)}`);
        const holdsKey =
          /"(key|choice_key|tolerance|accepted)":(?!null)/.test(text) ||
          modelAnswers().some((answer) => text.includes(answer)) ||
          tellsMark(body);
        if (holdsKey && !isShown(shows.show_key)) fault('the key');
        if (operation === 'getReview' && holdsKey !== isShown(shows.show_key)) fault('no key');
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
  for (const [operation, call] of Object.entries(calls(sitting))) {
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
