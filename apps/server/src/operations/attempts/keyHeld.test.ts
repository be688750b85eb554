import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Answer, Question } from '@sen/api/contract/model';
import { demoCompany, people, secondCompany } from '@sen/api/fixtures/people';
import { graceSeconds } from '@sen/domain/attempts/time';
import { operations } from '../../contract/document.ts';
import { newAssignment } from '../../testing/newAssignment.ts';
import { Sitting } from '../../testing/Sitting.ts';
import { holdsKey, keyTexts, studentCalls } from '../../testing/studentCalls.ts';
import { TestApp } from '../../testing/TestApp.ts';

const noon = new Date('2026-11-21T05:00:00Z');
const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

let app: TestApp;
let keys: Pick<Question, 'key'>[];
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  keys = await app.database.selectFrom('question').select('key').execute();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.deleteFrom('attempt').execute();
  await app.database.deleteFrom('reset_attempt').execute();
  await app.database.deleteFrom('assignment').execute();
  app.clock.set(noon);
});

/** The student hands in an exam that shows its key at once, or has ended. */
async function handIn(changes: Parameters<typeof newAssignment>[1] = { show_key: 'at_once' }) {
  const sitting = await Sitting.begin(app, 'student', await newAssignment(app, changes));
  await sitting.saveOne('true_false', { type: 'true_false', value: false });
  expect((await sitting.submit()).status).toBe(200);
  return { sitting, calls: studentCalls(sitting) };
}

/** The operations that tell the student a key. */
async function tellers({ calls }: Awaited<ReturnType<typeof handIn>>): Promise<string[]> {
  const { startAttempt: _begins, ...asked } = calls;
  const found: string[] = [];
  for (const { id } of operations) {
    const call = asked[id];
    if (!call) continue;
    const { body, status } = await app.call(id, 'student', call);
    if (status === 200 && holdsKey(body, keyTexts(keys))) found.push(id);
  }
  return found;
}

/** Another exam with this question only. */
async function examWith(question_id: string): Promise<string> {
  const { id: exam_id } = await app.database
    .insertInto('exam')
    .values({
      company_id: demoCompany.id,
      category_id: '5',
      title: 'Đề thi khác',
      sort_key: 'de thi khac',
      status: 'published',
      duration_minutes: 45,
      retakes: 0,
      deduction_percent: 0,
      questions_per_page: 5,
      created_by: people.teacher.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: exam_part_id } = await app.database
    .insertInto('exam_part')
    .values({ exam_id, position: 1, title: 'Phần 1', score: 100 })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.database
    .insertInto('exam_question')
    .values({ exam_part_id, position: 1, question_id, score: 100 })
    .execute();
  return exam_id;
}

/** A clone of the exam that `newAssignment` assigns. */
async function cloneOfExam(): Promise<string> {
  const own = await newAssignment(app, { starts_at: after(-90), ends_at: after(-60) });
  const { exam_id } = await app.database
    .selectFrom('assignment')
    .select('exam_id')
    .where('id', '=', own)
    .executeTakeFirstOrThrow();
  const { body } = await app.call<Answer<'cloneExam'>>('cloneExam', 'teacher', { path: { id: exam_id } });
  expect(body.data.id).not.toBe(exam_id);
  return body.data.id;
}

/** What editing a used question makes. */
async function copyOf(id: string): Promise<string> {
  const { body } = await app.call<Answer<'getQuestion'>>('getQuestion', 'teacher', { path: { id } });
  const { version, title, category, status, content, key } = body.data;
  const edited = await app.call<Answer<'saveQuestion'>>('saveQuestion', 'teacher', {
    body: { id, version, title: `${title} (sửa)`, category_id: category.id, status, content, key },
  });
  expect(edited.body.data.copied_from).toBe(id);
  return edited.body.data.id;
}

/** The end and all deadlines of the other assignments were before the last moment of the grace. */
async function endOthers(own: string) {
  const over = new Date(noon.getTime() - (graceSeconds + 1) * 1000);
  await app.database
    .updateTable('assignment')
    .set({ starts_at: after(-90), ends_at: over })
    .where('id', '!=', own)
    .execute();
  await app.database
    .updateTable('attempt')
    .set({ deadline: over })
    .where('assignment_id', '!=', own)
    .execute();
}

/** A copy that an exam uses, so that editing it makes another one. */
async function usedCopyOf(id: string): Promise<string> {
  const copy = await copyOf(id);
  await newAssignment(app, { starts_at: after(-90), ends_at: after(-60), exam_id: await examWith(copy) });
  return copy;
}

const open = { starts_at: after(-30), ends_at: after(90) };

test('a key that nothing holds back is told by the review', async () => {
  expect(await tellers(await handIn())).toEqual(['getReview']);
});

test.each<[string, () => Promise<unknown>, Date]>([
  ['sits the same exam', () => newAssignment(app, open), open.ends_at],
  [
    'will sit the same exam',
    () => newAssignment(app, { starts_at: after(60), ends_at: after(120) }),
    after(120),
  ],
  [
    'sits another exam with one of the questions',
    async () => newAssignment(app, { ...open, exam_id: await examWith('1') }),
    open.ends_at,
  ],
  [
    'sits a clone of the exam',
    async () => newAssignment(app, { ...open, exam_id: await cloneOfExam() }),
    open.ends_at,
  ],
  [
    'sits another exam with an edited copy of one of the questions',
    async () => newAssignment(app, { ...open, exam_id: await examWith(await copyOf('1')) }),
    open.ends_at,
  ],
  [
    'sits another exam with a copy of such a copy',
    async () => newAssignment(app, { ...open, exam_id: await examWith(await copyOf(await usedCopyOf('1'))) }),
    open.ends_at,
  ],
  [
    'is in the grace after its end',
    () =>
      newAssignment(app, { starts_at: after(-30), ends_at: new Date(noon.getTime() - graceSeconds * 1000) }),
    new Date(noon.getTime() - graceSeconds * 1000),
  ],
  [
    'has ended, but for somebody with extra time',
    async () => {
      const assignment_id = await newAssignment(app, { starts_at: after(-90), ends_at: after(-30) });
      const attempt = { assignment_id, user_id: people.otherStudent.id, number: 0, seed: 'extra' };
      await app.database
        .insertInto('attempt')
        .values({ ...attempt, started_at: after(-80), deadline: after(15) })
        .execute();
    },
    after(15),
  ],
])('no call tells a key while another class %s (X15)', async (_, assign, until) => {
  await assign();
  const handedIn = await handIn();
  expect(await tellers(handedIn)).toEqual([]);
  const { body } = await handedIn.sitting.review();
  expect(body.data).toMatchObject({ shown: 'answers', key_held_until: until.toISOString() });
  await endOthers(handedIn.sitting.attempt.assignment_id);
  expect(await tellers(handedIn)).toEqual(['getReview']);
  expect((await handedIn.sitting.review()).body.data.key_held_until).toBeNull();
});

test('the key of an exam that has ended waits for the class that comes after', async () => {
  await newAssignment(app, { starts_at: after(600), ends_at: after(700) });
  const handedIn = await handIn({ starts_at: after(-60), ends_at: after(60) });
  const own = handedIn.sitting.attempt.assignment_id;
  await app.database
    .updateTable('assignment')
    .set({ ends_at: after(-5) })
    .where('id', '=', own)
    .execute();
  expect(await tellers(handedIn)).toEqual([]);
  expect((await handedIn.sitting.review()).body.data).toMatchObject({
    shown: 'answers',
    key_held_until: after(700).toISOString(),
  });
});

test.each<[string, () => Promise<unknown>]>([
  ['what has ended', () => newAssignment(app, { starts_at: after(-90), ends_at: after(-1) })],
  ['an exam with other questions', () => newAssignment(app, { ...open, exam_id: '4' })],
  ['another unit', () => newAssignment(app, { ...open, company_id: secondCompany.id })],
  ['an exercise whose own key is early', () => newAssignment(app, { ...open, show_key: 'no_attempt_left' })],
])('a key does not wait for %s', async (_, assign) => {
  await assign();
  expect(await tellers(await handIn())).toEqual(['getReview']);
});

test('its teacher sees the key all the same', async () => {
  await newAssignment(app, open);
  const { sitting } = await handIn();
  const { body } = await sitting.review('teacher');
  expect(body.data).toMatchObject({ shown: 'key', key_held_until: null });
});
