import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { classRow } from '@sen/api/fixtures/classes';
import { people } from '@sen/api/fixtures/people';
import type { Answer } from '@sen/api/contract/model';
import { questionTypes } from '@sen/domain/questions/questionTypes';
import { peopleWith } from '../../store/notifications/recipients.ts';
import { TestApp } from '../../testing/TestApp.ts';

type One = Answer<'getQuestion'>;
type Exam = Answer<'getExam'>;

let app: TestApp;
/** A question that an exam contains. */
let used: { question: string; exam: string };
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  const { question_id, exam_id } = await app.database
    .selectFrom('exam_question')
    .innerJoin('exam_part', 'exam_part.id', 'exam_question.exam_part_id')
    .select(['question_id', 'exam_id'])
    .where('exam_id', '=', '1')
    .executeTakeFirstOrThrow();
  used = { question: question_id, exam: exam_id };
});
afterAll(() => app.stop());

const get = async (id: string) => (await app.call<One>('getQuestion', 'teacher', { path: { id } })).body.data;
const getExam = async (id: string) =>
  (await app.call<Exam>('getExam', 'teacher', { path: { id } })).body.data;

/** Runs this while the teacher's account is in English. */
async function inEnglish<Result>(run: () => Promise<Result>): Promise<Result> {
  await app.call('setLanguage', 'teacher', { body: { lang: 'en' } });
  const result = await run();
  await app.call('setLanguage', 'teacher', { body: { lang: 'vi' } });
  return result;
}

describe('using', () => {
  test('names the exams that contain a question', async () => {
    const uses = async (id: string) =>
      (await app.call<Answer<'listQuestionUses'>>('listQuestionUses', 'teacher', { path: { id } })).body.data;
    const { title, status } = await getExam(used.exam);
    const [exam] = (await uses(used.question)).filter(({ id }) => id === used.exam);
    expect(exam).toMatchObject({ title, status, in_use: true });
    expect(exam?.assignments.map(({ classroom_name }) => classroom_name)).toContain(classRow.classroom_name);
    // Of another teacher's classes nothing is told.
    const asked = await app.call<Answer<'listQuestionUses'>>('listQuestionUses', 'otherTeacher', {
      path: { id: used.question },
    });
    const [same] = asked.body.data.filter(({ id }) => id === used.exam);
    expect(same).toMatchObject({ in_use: true, assignments: [] });
    const copy = await app.call<One>('cloneQuestion', 'teacher', { path: { id: used.question } });
    expect(await uses(copy.body.data.id)).toEqual([]);
  });
});

describe('copying', () => {
  test('makes a draft of the caller’s with the same content and key', async () => {
    const original = await get(used.question);
    const { status, body } = await app.call<One>('cloneQuestion', 'otherTeacher', {
      path: { id: used.question },
    });
    expect(status).toBe(200);
    const { title, content, key, numbering, shuffle, category } = original;
    expect(body.data).toMatchObject({ title, content, key, numbering, shuffle, category });
    expect(body.data).toMatchObject({
      status: 'draft',
      created_by: people.otherTeacher.id,
      copied_from: null,
      in_use: false,
      check_error: false,
    });
    expect(body.data.id).not.toBe(original.id);
    expect(await get(used.question)).toEqual(original);
  });

  test('an exam makes a draft that says it is a copy, with the same parts', async () => {
    const original = await getExam(used.exam);
    const { body } = await app.call<Exam>('cloneExam', 'otherTeacher', { path: { id: used.exam } });
    const contentOf = ({ parts }: Exam['data']) =>
      parts.map(({ title, score, questions }) => ({
        title,
        score,
        questions: questions.map((entry) => [entry.question.id, entry.score]),
      }));
    expect(contentOf(body.data)).toEqual(contentOf(original));
    expect(body.data).toMatchObject({
      title: `${original.title} (bản sao)`,
      status: 'draft',
      created_by: people.otherTeacher.id,
      copied_from: null,
      total_score: original.total_score,
      retakes: original.retakes,
    });
    const path = { id: used.exam };
    const english = await inEnglish(() => app.call<Exam>('cloneExam', 'teacher', { path }));
    expect(english.body.data.title).toBe(`${original.title} (copy)`);
  });
});

test('a mark of an error is seen at the question, in the list and at its exams, and can be removed', async () => {
  const marked = async () => {
    const query = { 'fieldName[]': ['check_error'], 'keyword[]': ['true'] };
    const { body } = await app.call<Answer<'listQuestions'>>('listQuestions', 'teacher', { query });
    return body.data.map(({ id }) => id);
  };
  const examsThat = async (value: string) => {
    const query = { 'fieldName[]': ['check_error'], 'keyword[]': [value], limit: 100 };
    const { body } = await app.call<Answer<'listExams'>>('listExams', 'teacher', { query });
    return body.data.map(({ id }) => id);
  };
  const mark = (check_error: boolean) =>
    app.call('markQuestionErrors', 'otherTeacher', {
      body: { question_ids: [used.question], check_error },
    });
  const { updated_at } = await get(used.question);
  expect([await marked(), (await getExam(used.exam)).check_error]).toEqual([[], false]);
  expect((await mark(true)).status).toBe(200);
  expect(await get(used.question)).toMatchObject({ check_error: true, updated_at });
  expect([await marked(), (await getExam(used.exam)).check_error]).toEqual([[used.question], true]);
  expect(await examsThat('true')).toContain(used.exam);
  expect(await examsThat('false')).not.toContain(used.exam);
  expect(await examsThat('maybe')).toEqual([]);
  const missing = { question_ids: [used.question, '987654321'], check_error: false };
  expect((await app.call('markQuestionErrors', 'teacher', { body: missing })).status).toBe(404);
  expect(await marked()).toEqual([used.question]);
  expect((await mark(false)).status).toBe(200);
  expect([await marked(), (await getExam(used.exam)).check_error]).toEqual([[], false]);
  expect(await examsThat('true')).toEqual([]);
  expect(await examsThat('false')).toContain(used.exam);
});

describe('a mark of an error', () => {
  const mark = (check_error: boolean, reason?: string) =>
    app.call('markQuestionErrors', 'otherTeacher', {
      body: { question_ids: [used.question], check_error, ...(reason !== undefined && { reason }) },
    });
  const exams = async (query: Record<string, string[]>) =>
    (await app.call<Answer<'listExams'>>('listExams', 'teacher', { query })).body.data.map(({ id }) => id);

  test('says what is wrong, who found it and when, until it is removed', async () => {
    await mark(true, '  Đáp án B cũng đúng. ');
    const { error } = await get(used.question);
    expect(error).toEqual({
      reason: 'Đáp án B cũng đúng.',
      marked_by: { id: people.otherTeacher.id, name: people.otherTeacher.name },
      marked_at: app.clock.now().toISOString(),
    });
    const inExam = (await getExam(used.exam)).parts.flatMap(({ questions }) => questions);
    expect(inExam.flatMap(({ question }) => question.error ?? [])).toEqual([error]);
    await mark(true);
    expect((await get(used.question)).error?.reason).toBeNull();
    await mark(false, 'Không còn lỗi');
    expect(await get(used.question)).toMatchObject({ check_error: false, error: null });
  });

  test('filters the exams that contain one', async () => {
    const marked = { 'fieldName[]': ['check_error'], 'keyword[]': ['true'] };
    await mark(true);
    expect(await exams(marked)).toContain(used.exam);
    await mark(false);
    expect(await exams(marked)).not.toContain(used.exam);
    expect(await exams({ 'fieldName[]': ['check_error'], 'keyword[]': ['maybe'] })).toEqual([]);
  });

  test('is told to the authors and to the teachers of classes that have it in an exam', async () => {
    const told = async () => {
      const rows = await sql<{ user_id: string }>`${peopleWith(used.question)}`.execute(app.database);
      return rows.rows.map((row) => Object.values(row)[0]);
    };
    const { classroom_id } = await app.database
      .selectFrom('assignment')
      .select('classroom_id')
      .where('exam_id', '=', used.exam)
      .executeTakeFirstOrThrow();
    expect(await told()).not.toContain(people.admin.id);
    await app.database
      .insertInto('classroom_teacher')
      .values({ classroom_id, user_id: people.admin.id, position: 9 })
      .execute();
    expect(await told()).toEqual(expect.arrayContaining([people.teacher.id, people.admin.id]));
    await app.database
      .deleteFrom('classroom_teacher')
      .where('user_id', '=', people.admin.id)
      .where('position', '=', 9)
      .execute();
  });
});

test('copies of used content are found by what they were copied from', async () => {
  const query = { 'fieldName[]': ['copied_from'], 'keyword[]': [used.question] };
  const copies = async () =>
    (await app.call<Answer<'listQuestions'>>('listQuestions', 'teacher', { query })).body.data;
  expect(await copies()).toEqual([]);
  const { version, title, category, content, key } = await get(used.question);
  const edited = await app.call<One>('saveQuestion', 'teacher', {
    body: {
      id: used.question,
      version,
      title: `${title} (sửa)`,
      category_id: category.id,
      status: 'draft',
      content,
      key,
    },
  });
  expect((await copies()).map(({ id }) => id)).toEqual([edited.body.data.id]);
});

test('the choices of a question come in one answer, in the language of who asks', async () => {
  const ask = async () =>
    (await app.call<Answer<'getQuestionOptions'>>('getQuestionOptions', 'teacher')).body.data;
  const { types, categories, statuses, numberings } = await ask();
  expect(types.map(({ id }) => id)).toEqual(questionTypes);
  const listed = await app.call<Answer<'listCategoryOptions'>>('listCategoryOptions', 'teacher', {
    path: { categories: 'questions_categories' },
  });
  expect(categories).toEqual(listed.body.data);
  expect(statuses.map(({ name }) => name)).toEqual(['Bản nháp', 'Công khai', 'Dự án']);
  expect(numberings).toHaveLength(4);
  expect((await inEnglish(ask)).statuses.map(({ name }) => name)).toEqual(['Draft', 'Published', 'Project']);
});

describe('status project', () => {
  const publish = (id: string, query: { status?: string } = {}) =>
    app.call<{ code?: string }>('publishExam', 'teacher', { path: { id }, query });
  const clone = async () =>
    (await app.call<Exam>('cloneExam', 'teacher', { path: { id: used.exam } })).body.data.id;

  test('is given to a draft and to a public exam, and back', async () => {
    const id = await clone();
    expect((await publish(id, { status: 'project' })).status).toBe(200);
    expect(await getExam(id)).toMatchObject({ status: 'project', is_publish: false });
    expect((await publish(id, { status: 'project' })).body.code).toBe('examAlreadyForProjects');
    expect((await publish(id)).status).toBe(200);
    expect(await getExam(id)).toMatchObject({ status: 'published', is_publish: true });
    expect((await publish(id, { status: 'project' })).status).toBe(200);
  });

  test('allows assigning: selectors offer public and project exams, no drafts and no locked ones', async () => {
    const [draft, project, locked] = [await clone(), await clone(), await clone()];
    await publish(project, { status: 'project' });
    await publish(locked);
    await app.call('lockExams', 'teacher', { body: { survey_ids: [locked], lock: true } });
    const { body } = await app.call<Answer<'listAssignableExams'>>('listAssignableExams', 'teacher', {
      query: { limit: 100 },
    });
    const ids = body.data.map(({ id }) => id);
    expect(ids).toContain(project);
    expect(ids).not.toContain(draft);
    expect(ids).not.toContain(locked);
  });
});
