import type { Answer, Problem } from '@sen/api/contract/model';
import { people } from '@sen/api/fixtures/people';
import { questionSamples } from '@sen/api/fixtures/questions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAssignment } from '../../testing/newAssignment.ts';
import { Sitting } from '../../testing/Sitting.ts';
import { TestApp } from '../../testing/TestApp.ts';

type Queue = Answer<'getMarkingQueue'> & Problem;

let app: TestApp;
let assignment_id: string;
let first: Sitting;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  app.clock.set('2026-11-21T02:00:00Z');
  assignment_id = await newAssignment(app);
  first = await handIn('student');
  await handIn('otherStudent');
});
afterAll(() => app.stop());

async function handIn(who: 'student' | 'otherStudent') {
  const sitting = await Sitting.begin(app, who, assignment_id);
  await sitting.save(
    sitting.questions.map(({ id, content }) => ({
      question_id: id,
      answer: questionSamples[content.type].right,
    })),
  );
  await sitting.submit();
  return sitting;
}

const queue = (query: object = {}, as: keyof typeof people = 'teacher') =>
  app.call<Queue>('getMarkingQueue', as, { path: { id: '1' }, query: { assignment_id, ...query } });

test('question by question, with the count of each; attempt by attempt', async () => {
  const { body } = await queue();
  expect(body.data.waiting_answers).toBe(4);
  expect(body.data.questions.map(({ waiting }) => waiting)).toEqual([2, 2]);
  const byQuestion = body.data.items.map(({ question }) => question.id);
  expect(new Set(byQuestion.slice(0, 2)).size).toBe(1);
  expect(new Set(byQuestion).size).toBe(2);
  const byAttempt = (await queue({ by: 'attempt' })).body.data.items.map(({ attempt_id }) => attempt_id);
  expect(new Set(byAttempt.slice(0, 2)).size).toBe(1);
  const one = (await queue({ question_id: byQuestion[0] })).body.data;
  expect(one.waiting_answers).toBe(2);
  expect(one.items).toHaveLength(2);
});

test('without names nothing of the answer says whose it is', async () => {
  const { body } = await queue({ anonymous: true });
  const text = JSON.stringify(body);
  for (const { name, email } of [people.student, people.otherStudent]) {
    expect(text).not.toContain(name);
    expect(text).not.toContain(email);
  }
  expect(body.data.items.map(({ student }) => student)).toEqual([null, null, null, null]);
  expect(new Set(body.data.items.map(({ code }) => code)).size).toBe(2);
});

test('an answer leaves the queue with its mark', async () => {
  const question_id = first.question('long_answer');
  const attempt_id = first.attempt.id;
  await app.call('markAnswer', 'teacher', { body: { attempt_id, question_id, score: 12, base: 0 } });
  const { body } = await queue();
  expect(body.data.waiting_answers).toBe(3);
  expect(
    body.data.items.some((item) => item.attempt_id === attempt_id && item.question.id === question_id),
  ).toBe(false);
});

test('of an exam or question that the class does not have is refused', async () => {
  const known = first.question('long_answer');
  const { id: other } = await app.database
    .selectFrom('question')
    .select('id')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('exam_question')
            .select('exam_question.question_id')
            .whereRef('question_id', '=', 'question.id'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirstOrThrow();
  const status = async (query: Record<string, string>) =>
    (await app.call<Queue>('getMarkingQueue', 'teacher', { path: { id: '1' }, query })).status;
  expect(await status({ assignment_id, question_id: known })).toBe(200);
  expect(await status({ question_id: known })).toBe(200);
  expect(await status({ assignment_id: '999999999' })).toBe(404);
  expect(await status({ assignment_id, question_id: other })).toBe(404);
  expect(await status({ question_id: other })).toBe(404);
});

test('of another class is refused by the exam of this one', async () => {
  const { id } = await app.database
    .selectFrom('classroom_teacher')
    .select('classroom_id as id')
    .where('user_id', '=', people.teacher.id)
    .where('classroom_id', '<>', '1')
    .limit(1)
    .executeTakeFirstOrThrow();
  const call = { path: { id }, query: { assignment_id } };
  expect((await app.call<Queue>('getMarkingQueue', 'teacher', call)).status).toBe(404);
});

test('is for those who run the class', async () => {
  expect((await queue({}, 'otherTeacher')).status).toBe(404);
  expect((await queue({}, 'student')).status).toBe(403);
  expect((await queue({}, 'admin')).status).toBe(200);
});

test('the list of exams counts the same answers', async () => {
  const { body } = await app.call<Answer<'listExamsToMark'>>('listExamsToMark', 'teacher', {
    query: { sort: 'waiting_answers', order: 'desc', limit: 100 },
  });
  expect(body.data.find((exam) => exam.assignment_id === assignment_id)).toMatchObject({
    handed_in: 2,
    waiting_attempts: 2,
    waiting_answers: 3,
  });
  const counts = body.data.map(({ waiting_answers }) => waiting_answers);
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
});
