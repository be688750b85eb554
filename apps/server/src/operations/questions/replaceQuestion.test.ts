import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Answer, Problem } from '@sen/api/contract/model';
import { TestApp } from '../../testing/TestApp.ts';

type Exam = Answer<'getExam'>['data'];

let app: TestApp;
/** A question of the assigned exam 1, and the copy that an edit made of it. */
let original: string;
let copy: string;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  const [first] = (await getExam('1')).parts.flatMap(({ questions }) => questions);
  original = first?.question.id ?? '';
  const { body } = await app.call<Answer<'cloneQuestion'>>('cloneQuestion', 'teacher', {
    path: { id: original },
  });
  copy = body.data.id;
});
afterAll(() => app.stop());

const getExam = async (id: string) =>
  (await app.call<{ data: Exam }>('getExam', 'teacher', { path: { id } })).body.data;
const makeExam = async () =>
  (await app.call<{ data: Exam }>('cloneExam', 'teacher', { path: { id: '1' } })).body.data.id;
const replace = (
  survey_ids: string[],
  as: 'teacher' | 'otherTeacher' = 'teacher',
  question_id: string = copy,
) => app.call<Problem>('replaceQuestion', as, { path: { id: original }, body: { question_id, survey_ids } });
const idsOf = ({ parts }: Exam) =>
  parts.flatMap(({ questions }) => questions.map(({ question }) => question.id));

test('the other question takes the place and the points, in the chosen exams alone', async () => {
  const [chosen, other] = [await makeExam(), await makeExam()];
  const before = await getExam(chosen);
  expect((await replace([chosen])).status).toBe(200);
  const after = await getExam(chosen);
  expect(idsOf(after)).toEqual(idsOf(before).map((id) => (id === original ? copy : id)));
  expect(after.parts[0]?.questions[0]?.score).toBe(before.parts[0]?.questions[0]?.score);
  expect(idsOf(await getExam(other))).toEqual(idsOf(before));
});

test('a draft is published with a public exam', async () => {
  const id = await makeExam();
  await app.call('publishExam', 'teacher', { path: { id } });
  await app.database.updateTable('question').set({ status: 'draft' }).where('id', '=', copy).execute();
  expect((await replace([id])).status).toBe(200);
  const [entry] = (await getExam(id)).parts.flatMap(({ questions }) => questions);
  expect(entry?.question).toMatchObject({ id: copy, status: 'published' });
});

test('an assigned exam keeps its questions, and then none changes', async () => {
  const id = await makeExam();
  const { status, body } = await replace([id, '1']);
  expect([status, body.code]).toEqual([409, 'assignedExamKeepsQuestions']);
  expect(idsOf(await getExam(id))).toContain(original);
});

test('refuses an exam that has both, one without it, one of a colleague, and the question itself', async () => {
  const id = await makeExam();
  await replace([id]);
  expect((await replace([id])).status).toBe(404);
  const both = await makeExam();
  const place = await app.database
    .selectFrom('exam_question')
    .innerJoin('exam_part', 'exam_part.id', 'exam_question.exam_part_id')
    .select(['exam_part_id', 'exam_question.position'])
    .where('exam_id', '=', both)
    .where('question_id', '<>', original)
    .executeTakeFirstOrThrow();
  await app.database
    .updateTable('exam_question')
    .set({ question_id: copy })
    .where('exam_part_id', '=', place.exam_part_id)
    .where('position', '=', place.position)
    .execute();
  expect((await replace([both])).body.code).toBe('examHasReplacement');
  const published = await makeExam();
  await app.call('publishExam', 'teacher', { path: { id: published } });
  expect((await replace([published], 'otherTeacher')).body.code).toBe('forbiddenToEdit');
  expect((await replace([published], 'teacher', original)).body.codes).toEqual({
    question_id: 'unknownReference',
  });
  expect((await replace([published], 'teacher', '987654321')).status).toBe(422);
});
