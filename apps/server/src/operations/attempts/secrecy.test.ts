import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Question, ReleaseTime } from '@sen/api/contract/model';
import { defaultRelease, type Release } from '@sen/domain/attempts/release';
import { submitOverdue } from '../../jobs/ticking/submitOverdue.ts';
import { operations, type OperationId } from '../../contract/document.ts';
import { anyPath } from '../../testing/anyPath.ts';
import { newAssignment } from '../../testing/newAssignment.ts';
import { Sitting } from '../../testing/Sitting.ts';
import { holdsKey, keyTexts, studentCalls } from '../../testing/studentCalls.ts';
import { TestApp } from '../../testing/TestApp.ts';

let app: TestApp;
let keys: Pick<Question, 'key'>[];
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  // The student may see the result of the finished exam.
  await app.database.deleteFrom('attempt').execute();
  await app.database
    .updateTable('question')
    .set({ content: JSON.stringify(withRubric.content), key: JSON.stringify(withRubric.key) })
    .where('type', '=', 'long_answer')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('exam_question')
          .innerJoin('exam_part', 'exam_part.id', 'exam_part_id')
          .select('question_id')
          .whereRef('question_id', '=', 'question.id')
          .where('exam_id', '=', '1'),
      ),
    )
    .execute();
  keys = await app.database.selectFrom('question').select('key').execute();
});
afterAll(() => app.stop());

/** A written question with a rubric, and with a figure that only its model answer shows. */
const withRubric = {
  content: {
    type: 'long_answer',
    character_limit: 3000,
    figures: [{ id: '1', kind: 'table', rows: [['cắt cầu dao trước tiên', 'hô hấp nhân tạo']] }],
  },
  key: {
    type: 'long_answer',
    model_answer: 'Bốn bước như trong bảng: [[#1]]',
    rubric: [
      {
        id: 'a',
        title: 'Nêu cách ngắt nguồn điện',
        levels: [
          { id: 'a', title: 'Nêu đúng vật cách điện', points: 6 },
          { id: 'b', title: 'Nêu sai vật cách điện', points: 0 },
        ],
      },
    ],
  },
} as const satisfies Pick<Question, 'content' | 'key'>;
const [criterion] = withRubric.key.rubric;
const [best, worst] = criterion.levels;
const [onlyInFigure] = withRubric.content.figures[0].rows[0];

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
  'rubric',
  'levels',
  'criteria',
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
      ...[...keyTexts(keys), onlyInFigure]
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
        const tellsKey = holdsKey(body, [...keyTexts(keys), onlyInFigure]);
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

/** What a rubric asks for is of the key; what was chosen of it is of the mark, which is told with the answers. */
test.each(releases)('of a rubric only what was chosen is told before the key is (%j)', async (shows) => {
  app.clock.set('2026-11-21T02:00:00Z');
  await app.database.deleteFrom('attempt').execute();
  await app.database.deleteFrom('assignment').where('exam_id', '=', '1').execute();
  const sitting = await Sitting.begin(app, 'student', await newAssignment(app, shows));
  const question_id = sitting.question('long_answer');
  await sitting.saveOne('long_answer', { type: 'long_answer', text: 'Dùng gậy gỗ khô' });
  expect((await sitting.submit()).status).toBe(200);
  const worth = sitting.questions.find(({ id }) => id === question_id)?.score ?? 0;
  const rubric = [{ criterion_id: criterion.id, level_id: best.id, comment: 'Đúng rồi' }];
  const body = { attempt_id: sitting.attempt.id, question_id, score: worth, rubric, base: 0 };
  expect((await app.call('markAnswer', 'teacher', { body })).status).toBe(200);

  const isShown = (time: ReleaseTime) => time === 'at_once';
  const { startAttempt: _begins, ...asked } = studentCalls(sitting);
  const faults: string[] = [];
  for (const { id } of operations) {
    const call = asked[id];
    if (!call) continue;
    const answer = await app.call(id, 'student', call);
    if (answer.status !== 200) continue;
    const text = JSON.stringify(answer.body);
    const isReview = id === 'getReview';
    for (const [what, told, allowed] of [
      ['the chosen level', text.includes(best.title), isReview && isShown(shows.show_answers)],
      ['the criterion', text.includes(criterion.title), isReview && isShown(shows.show_answers)],
      ['its comment', text.includes('Đúng rồi'), isReview && isShown(shows.show_answers)],
      ['another level', text.includes(worst.title), isReview && isShown(shows.show_key)],
      ['the rubric', /"rubric":/.test(text), isReview && isShown(shows.show_key)],
      ['a figure of the key', text.includes(onlyInFigure), isReview && isShown(shows.show_key)],
    ] as const)
      if (told !== allowed) faults.push(`${id} ${told ? 'tells' : 'does not tell'} ${what}`);
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
