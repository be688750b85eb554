import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer, ExamDraft, Problem } from '@sen/api/contract/model';
import { TestApp } from '../../testing/TestApp.ts';

type One = Answer<'getExam'>;

let app: TestApp;
let draft: ExamDraft;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  const categories = await app.call<Answer<'listCategoryOptions'>>('listCategoryOptions', 'teacher', {
    path: { categories: 'surveys_categories' },
  });
  const questions = await app.call<Answer<'listQuestions'>>('listQuestions', 'teacher', {
    query: { limit: 10 },
  });
  const [first, second, third] = questions.body.data.map(({ id }) => id);
  draft = {
    title: 'Kiểm tra mới',
    category_id: categories.body.data[0]?.id ?? '',
    parts: [
      { title: 'Phần 1', score: 40, questions: [{ question_id: first ?? '', score: 40 }] },
      {
        title: 'Phần 2',
        score: 60,
        questions: [
          { question_id: second ?? '', score: 33.33 },
          { question_id: third ?? '', score: 26.67 },
        ],
      },
    ],
    duration_minutes: 45,
    retakes: 1,
    deduction_percent: 10,
    questions_per_page: 5,
    shuffle: true,
  };
});
afterAll(() => app.stop());

async function make(changes: Partial<ExamDraft> = {}): Promise<string> {
  const { status, body } = await app.call<One>('saveExam', 'teacher', { body: { ...draft, ...changes } });
  expect(status).toBe(200);
  return body.data.id;
}

const publish = (id: string) => app.call<Problem>('publishExam', 'teacher', { path: { id } });
const lock = (ids: string[], value: boolean) =>
  app.call<Problem>('lockExams', 'teacher', { body: { survey_ids: ids, lock: value } });
const statusOf = async (id: string) =>
  (await app.call<One>('getExam', 'teacher', { path: { id } })).body.data.status;

const assign = (examId: string) =>
  app.database
    .insertInto('assignment')
    .values({
      company_id: '1',
      exam_id: examId,
      classroom_id: '1',
      starts_at: app.clock.now(),
      ends_at: new Date(app.clock.now().getTime() + 86_400_000),
      duration_minutes: 45,
      retakes: 0,
      deduction_percent: 0,
      questions_per_page: 5,
      created_by: '3',
    })
    .execute();

describe('saving', () => {
  test('keeps parts, questions and points in their order', async () => {
    const { body } = await app.call<One>('getExam', 'teacher', { path: { id: await make() } });
    expect(body.data).toMatchObject({ title: draft.title, status: 'draft', total_score: 100, shuffle: true });
    expect(
      body.data.parts.map(({ title, questions }) => [title, questions.map(({ score }) => score)]),
    ).toEqual([
      ['Phần 1', [40]],
      ['Phần 2', [33.33, 26.67]],
    ]);
  });

  test('names each wrong field', async () => {
    const [part] = draft.parts;
    const parts = [
      { title: ' ', score: 40, questions: [...(part?.questions ?? []), ...(part?.questions ?? [])] },
    ];
    const { status, body } = await app.call<Problem>('saveExam', 'teacher', {
      body: { ...draft, title: '  ', parts },
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual([
      'title',
      'parts.0.title',
      'parts.0.questions.1.question_id',
    ]);
  });

  test('refuses questions of another unit', async () => {
    const [question_id] = (draft.parts[1]?.questions ?? []).map((entry) => entry.question_id);
    await app.database
      .updateTable('question')
      .set({ company_id: '2' })
      .where('id', '=', question_id ?? '')
      .execute();
    const { body } = await app.call<Problem>('saveExam', 'teacher', { body: draft });
    await app.database
      .updateTable('question')
      .set({ company_id: '1' })
      .where('id', '=', question_id ?? '')
      .execute();
    expect(body.codes).toEqual({ 'parts.1.questions.0.question_id': 'unknownReference' });
  });

  test('of one that a class has makes a copy and leaves the original', async () => {
    const id = await make();
    await publish(id);
    await assign(id);
    const { body } = await app.call<One>('saveExam', 'teacher', {
      body: { ...draft, id, version: 1, title: 'Đã sửa' },
    });
    expect(body.data).toMatchObject({ title: 'Đã sửa', status: 'draft', copied_from: id });
    expect(body.data.id).not.toBe(id);
    const original = await app.call<One>('getExam', 'teacher', { path: { id } });
    expect(original.body.data).toMatchObject({ title: draft.title, status: 'published', in_use: true });
  });

  test("of a colleague's published exam is refused", async () => {
    const id = await make();
    await publish(id);
    const { status, body } = await app.call<Problem>('saveExam', 'otherTeacher', {
      body: { ...draft, id, version: 1 },
    });
    expect([status, body.code]).toEqual([403, 'forbiddenToEdit']);
  });
});

test('a preview has the questions without keys in an order of its own, and the keys beside them', async () => {
  const id = await make({
    parts: [
      {
        title: 'Phần 1',
        score: 100,
        questions: draft.parts.flatMap(({ questions }) => questions),
      },
    ],
  });
  const ask = async () =>
    (await app.call<Answer<'previewExam'>>('previewExam', 'teacher', { path: { id } })).body.data;
  const one = await ask();
  const idsOf = ({ paper }: typeof one) =>
    paper.parts.flatMap(({ questions }) => questions.map((each) => each.id));
  const wanted = draft.parts.flatMap(({ questions }) => questions.map(({ question_id }) => question_id));
  expect(idsOf(one).toSorted()).toEqual(wanted.toSorted());
  expect(one.keys.map(({ question_id }) => question_id).toSorted()).toEqual(wanted.toSorted());
  expect(one.paper.parts.flatMap(({ questions }) => questions).some((each) => 'key' in each)).toBe(false);
  const orders = new Set(
    [one, ...(await Promise.all(Array.from({ length: 20 }, ask)))].map((each) => idsOf(each).join()),
  );
  expect(orders.size).toBeGreaterThan(1);
});

describe('publishing', () => {
  test('accepts a draft whose totals are right', async () => {
    const id = await make();
    expect((await publish(id)).status).toBe(200);
    expect(await statusOf(id)).toBe('published');
    expect((await publish(id)).body.code).toBe('examAlreadyPublished');
  });

  test.each(['publishing', 'saving after publishing'])(
    'publishes the draft questions in it: %s',
    async (moment) => {
      const question_id = draft.parts[0]?.questions[0]?.question_id ?? '';
      const id = await make();
      if (moment !== 'publishing') await publish(id);
      const { version } = await app.database
        .updateTable('question')
        .set({ status: 'draft' })
        .where('id', '=', question_id)
        .returning('version')
        .executeTakeFirstOrThrow();
      if (moment === 'publishing') await publish(id);
      else await app.call('saveExam', 'teacher', { body: { ...draft, id, version: 1 } });
      const { body } = await app.call<One>('getExam', 'teacher', { path: { id } });
      const question = body.data.parts[0]?.questions[0]?.question;
      expect(question?.status).toBe('published');
      expect(question?.version).toBe(version + 1);
    },
  );

  test('a draft may be stored with wrong sums, but not published', async () => {
    const [first] = draft.parts;
    const id = await make({ parts: [{ title: 'Phần 1', score: 50, questions: first?.questions ?? [] }] });
    const { status, body } = await publish(id);
    expect(status).toBe(422);
    expect(body.codes).toEqual({ 'parts.0.score': 'examPartSumWrong', parts: 'examTotalWrong' });
  });
});

describe('locking', () => {
  test('locks public exams and brings back what they were', async () => {
    const id = await make();
    await publish(id);
    expect((await lock([id], true)).status).toBe(200);
    expect(await statusOf(id)).toBe('locked');
    expect((await lock([id], false)).status).toBe(200);
    expect(await statusOf(id)).toBe('published');
  });

  test('of no exam asks for one', async () => {
    const none = await lock([], true);
    expect([none.status, none.body.codes]).toEqual([422, { survey_ids: 'pleaseSelectTheExamYouWantToLock' }]);
    const absent = await app.call<Problem>('lockExams', 'teacher', { body: { lock: true } });
    expect(absent.body.codes).toEqual(none.body.codes);
    const open = await lock([], false);
    expect(open.body.errors?.['survey_ids']).toEqual(['Vui lòng chọn đề thi bạn muốn mở khóa.']);
  });

  test('of drafts is refused both ways, whole, with the words of the specification', async () => {
    const [open, unfinished] = [await make(), await make()];
    await publish(open);
    expect((await lock([open, unfinished], true)).body.code).toBe('unableToLockExamPapersWithDraftStatus');
    expect((await lock([unfinished], false)).body.code).toBe('unableToOpenExamPapersWithDraftStatus');
    expect(await statusOf(open)).toBe('published');
  });
});

describe('deleting', () => {
  test('deletes a draft, and refuses an assigned one', async () => {
    const id = await make();
    expect((await app.call('deleteExams', 'teacher', { body: { survey_ids: [id] } })).status).toBe(200);
    expect((await app.call('getExam', 'teacher', { path: { id } })).status).toBe(404);
    const used = await make();
    await assign(used);
    const refused = await app.call<Problem>('deleteExams', 'teacher', { body: { survey_ids: [used] } });
    expect([refused.status, refused.body.code]).toEqual([409, 'examInUse']);
  });
});

describe('categories', () => {
  const list = (query: Record<string, string>, as: 'teacher' | 'superAdmin' = 'teacher') =>
    app.call<Problem & Answer<'listCategoryOptions'>>('listCategoryOptions', as, {
      path: { categories: 'surveys_categories' },
      query,
    });

  test('are limited to those with an exam that can be assigned', async () => {
    const { id } = await app.database
      .insertInto('category')
      .values({ company_id: '1', kind: 'exam', name: 'Chỉ có bản nháp', sort_key: 'chi' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const exam = await make({ category_id: id });
    const listed = async () =>
      (await list({ import_in_course: 'true' })).body.data.map((category) => category.id);
    expect((await list({ import_in_course: 'false' })).body.data.map((category) => category.id)).toContain(
      id,
    );
    expect(await listed()).not.toContain(id);
    await publish(exam);
    expect(await listed()).toContain(id);
  });

  test('are those of one unit; another unit’s do not exist for its people', async () => {
    const own = (await list({})).body.data;
    expect((await list({ getFollowCompany: '1' })).body.data).toEqual(own);
    expect((await list({ getFollowCompany: '2' })).status).toBe(404);
    expect((await list({ getFollowCompany: '1' }, 'superAdmin')).body.data).toEqual(own);
    expect((await list({ getFollowCompany: '99' }, 'superAdmin')).status).toBe(404);
  });
});

test('the bank is limited to fixed statuses, whatever its filters', async () => {
  await make();
  const list = async (query: Record<string, string[]>) =>
    (await app.call<Answer<'listExams'>>('listExams', 'teacher', { query })).body;
  const { data, total } = await list({ 'fixed[]': ['draft'] });
  expect(total).toBeGreaterThan(0);
  expect(new Set(data.map(({ status, is_publish }) => `${status} ${is_publish}`))).toEqual(
    new Set(['draft false']),
  );
  const none = { 'fixed[]': ['draft'], 'fieldName[]': ['status'], 'keyword[]': ['published'] };
  expect((await list(none)).total).toBe(0);
});

test('a student sees no exam paper', async () => {
  const id = await make();
  for (const operation of ['listExams', 'getExam', 'publishExam'] as const) {
    expect((await app.call(operation, 'student', { path: { id } })).status).toBe(403);
  }
});
