import type { Answer, ExamDraft } from '@sen/api/contract/model';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOf } from '../testing/auditOf.ts';
import { TestApp } from '../testing/TestApp.ts';

let app: TestApp;
let draft: ExamDraft;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  const { body } = await app.call<Answer<'getExam'>>('getExam', 'teacher', { path: { id: '1' } });
  const { category, duration_minutes, retakes, deduction_percent, questions_per_page, shuffle } = body.data;
  const question_id = await copyOfQuestion();
  draft = {
    duration_minutes,
    retakes,
    deduction_percent,
    questions_per_page,
    shuffle,
    title: 'Đề để ghi nhật ký',
    category_id: category.id,
    parts: [{ title: 'Phần 1', score: 100, questions: [{ question_id, score: 100 }] }],
  };
});
afterAll(() => app.stop());

async function copyOfQuestion(): Promise<string> {
  const copy = await app.call<Answer<'cloneQuestion'>>('cloneQuestion', 'teacher', { path: { id: '1' } });
  expect(copy.status).toBe(200);
  return copy.body.data.id;
}

/** What the audit log says of an item: who did what, and the details. */
const logOf = async (area: 'exam' | 'question', id: string) =>
  (await auditOf(app.database, area, id)).map(({ actor_id, company_id, action, details }) => {
    expect([actor_id, company_id]).toEqual([people.teacher.id, demoCompany.id]);
    return [action, details];
  });

test('all that is done to an exam is recorded with who did it', async () => {
  const made = await app.call<Answer<'saveExam'>>('saveExam', 'teacher', { body: draft });
  const { id } = made.body.data;
  const [first] = draft.parts[0]?.questions ?? [];
  const replacement = await copyOfQuestion();
  await app.call('replaceQuestion', 'teacher', {
    path: { id: first?.question_id ?? '' },
    body: { question_id: replacement, survey_ids: [id] },
  });
  await app.call('publishExam', 'teacher', { path: { id } });
  for (const lock of [true, false])
    await app.call('lockExams', 'teacher', { body: { survey_ids: [id], lock } });
  const copied = await app.call<Answer<'cloneExam'>>('cloneExam', 'teacher', { path: { id } });
  const copy = copied.body.data.id;
  for (const one of [id, copy]) await app.call('deleteExams', 'teacher', { body: { survey_ids: [one] } });

  expect(await logOf('exam', id)).toEqual([
    ['exam.added', {}],
    ['exam.edited', { from: first?.question_id, to: replacement }],
    ['exam.published', { status: 'published' }],
    ['exam.locked', {}],
    ['exam.unlocked', {}],
    ['exam.deleted', { title: draft.title }],
  ]);
  expect(await logOf('exam', copy)).toEqual([
    ['exam.copied', { from: id }],
    ['exam.deleted', { title: copied.body.data.title }],
  ]);
});

test('all that is done to a question is recorded with who did it', async () => {
  const id = await copyOfQuestion();
  const mark = (check_error: boolean, reason?: string) =>
    app.call('markQuestionErrors', 'teacher', { body: { question_ids: [id], check_error, reason } });
  await mark(true, 'Sai đáp án.');
  await mark(false);
  await app.call('deleteQuestions', 'teacher', { body: { question_ids: [id] } });
  expect(await logOf('question', id)).toEqual([
    ['question.copied', { from: '1' }],
    ['question.errorMarked', { reason: 'Sai đáp án.' }],
    ['question.errorCleared', {}],
    ['question.deleted', {}],
  ]);
});
