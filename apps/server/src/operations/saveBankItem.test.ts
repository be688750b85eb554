import type { Answer, ExamDraft, Problem, QuestionDraft } from '@sen/api/contract/model';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { questionSamples } from '@sen/api/fixtures/questions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestApp } from '../testing/TestApp.ts';
import { insertCategory } from '../testing/access/insertCategory.ts';

let app: TestApp;
let exam: ExamDraft;
let question: QuestionDraft;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  const { content, key } = questionSamples.true_false;
  question = {
    title: 'Câu mới',
    category_id: await insertCategory(app, demoCompany.id, 'question', 'Câu hỏi'),
    status: 'draft',
    content,
    key,
  };
  const { body } = await app.call<Answer<'saveQuestion'>>('saveQuestion', 'teacher', { body: question });
  exam = {
    title: 'Đề mới',
    category_id: await insertCategory(app, demoCompany.id, 'exam', 'Đề thi'),
    parts: [{ title: 'Phần 1', score: 100, questions: [{ question_id: body.data.id, score: 100 }] }],
    duration_minutes: 45,
    retakes: 1,
    deduction_percent: 10,
    questions_per_page: 5,
    shuffle: false,
  };
});
afterAll(() => app.stop());

const banks = [
  { thing: 'an exam', save: 'saveExam', get: 'getExam', code: 'examChanged', draft: () => exam },
  {
    thing: 'a question',
    save: 'saveQuestion',
    get: 'getQuestion',
    code: 'questionChanged',
    draft: () => question,
  },
] as const;

describe.each(banks)('an edit of $thing', ({ thing, save, get, code, draft }) => {
  type One = Answer<typeof get>;
  const make = async () => (await app.call<One>(save, 'teacher', { body: draft() })).body.data;

  test('makes a newer version, and one of the older version is refused, naming who saved', async () => {
    const { id, version } = await make();
    const edit = (title: string) => ({ ...draft(), id, version, title });
    const first = await app.call<One>(save, 'admin', { body: edit('Trước') });
    expect(first.body.data).toMatchObject({ id, version: version + 1 });
    const second = await app.call<Problem>(save, 'teacher', { body: edit('Sau') });
    expect([second.status, second.body.code]).toEqual([409, code]);
    expect(second.body.message).toContain(people.admin.name);
    const read = await app.call<One>(get, 'teacher', { path: { id } });
    expect(read.body.data).toMatchObject({ title: 'Trước', version: version + 1 });
  });

  test('of two that arrive at once takes one, and the other learns of it', async () => {
    const { id, version } = await make();
    const edit = (title: string) => ({ body: { ...draft(), id, version, title } });
    const [first, second] = await Promise.all([
      app.call<Problem>(save, 'teacher', edit('Một')),
      app.call<Problem>(save, 'admin', edit('Hai')),
    ]);
    expect([first.status, second.status].toSorted()).toEqual([200, 409]);
    const [refused, by] = first.status === 409 ? [first, people.admin] : [second, people.teacher];
    expect(refused.body.message).toContain(by.name);
  });

  test('without its version is refused at the version', async () => {
    const { id } = await make();
    const { status, body } = await app.call<Problem>(save, 'teacher', { body: { ...draft(), id } });
    expect([status, body.codes]).toEqual([422, { version: 'thisFieldIsRequired' }]);
  });

  test('is recorded', async () => {
    const { id, version } = await make();
    await app.call(save, 'admin', { body: { ...draft(), id, version } });
    const entries = await app.database
      .selectFrom('audit_log')
      .select(['actor_id', 'action'])
      .where('subject_id', '=', id)
      .where('action', 'like', `${thing.split(' ').at(-1)}.%`)
      .orderBy('id')
      .execute();
    expect(entries.map(({ actor_id, action }) => [actor_id, action.split('.')[1]])).toEqual([
      [people.teacher.id, 'added'],
      [people.admin.id, 'edited'],
    ]);
  });
});

test('an exam whose question was replaced is a newer version of it', async () => {
  const add = async () =>
    (await app.call<Answer<'saveQuestion'>>('saveQuestion', 'teacher', { body: question })).body.data.id;
  const [from, to] = [await add(), await add()];
  const parts = exam.parts.map((part) => ({ ...part, questions: [{ question_id: from, score: 100 }] }));
  const made = await app.call<Answer<'saveExam'>>('saveExam', 'teacher', { body: { ...exam, parts } });
  const { id, version } = made.body.data;
  const body = { question_id: to, survey_ids: [id] };
  await app.call('replaceQuestion', 'admin', { path: { id: from }, body });
  const refused = await app.call<Problem>('saveExam', 'teacher', { body: { ...exam, parts, id, version } });
  expect([refused.status, refused.body.code]).toEqual([409, 'examChanged']);
  expect(refused.body.message).toContain(people.admin.name);
});
