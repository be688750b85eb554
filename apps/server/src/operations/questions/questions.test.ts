import { compareVietnamese } from '@sen/domain/text/sort';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer, Problem } from '@sen/api/contract/model';
import { questionSamples } from '@sen/api/fixtures/questions';
import { concealKey } from '@sen/domain/questions/concealKey';
import { questionTypes } from '@sen/domain/questions/questionTypes';
import { TestApp } from '../../testing/TestApp.ts';

type List = Answer<'listQuestions'>;
type One = Answer<'getQuestion'>;

let app: TestApp;
let category: string;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  const { body } = await app.call<Answer<'listCategoryOptions'>>('listCategoryOptions', 'teacher', {
    path: { categories: 'questions_categories' },
  });
  category = body.data[0]?.id ?? '';
});
afterAll(() => app.stop());

const draftOf = (type: (typeof questionTypes)[number]) => {
  const { content, key } = questionSamples[type];
  return {
    title: `Câu mới: ${questionSamples[type].title}`,
    category_id: category,
    status: 'draft',
    content,
    key,
  };
};

describe('the list', () => {
  test('is paged, and its pages hold every question once', async () => {
    const ids = new Set<string>();
    const first = await app.call<List>('listQuestions', 'teacher', { query: { limit: 20 } });
    for (let page = 1; page <= first.body.last_page; page++) {
      const { body } = await app.call<List>('listQuestions', 'teacher', { query: { limit: 20, page } });
      for (const { id } of body.data) ids.add(id);
    }
    expect(ids.size).toBe(first.body.total);
    expect(first.body.total).toBeGreaterThanOrEqual(40);
  });

  test('is searched without regard to case and marks', async () => {
    const query = { 'fieldName[]': ['title'], 'keyword[]': ['DAM CHAY'] };
    const { body } = await app.call<List>('listQuestions', 'teacher', { query });
    expect(body.data.some(({ title }) => title.includes('đám cháy'))).toBe(true);
    expect(body.data.every(({ title }) => /đám cháy/i.test(title))).toBe(true);
  });

  test('is found by the beginnings of words, in any order; signs do not count', async () => {
    const found = async (keyword: string) => {
      const query = { 'fieldName[]': ['title'], 'keyword[]': [keyword], limit: 100 };
      const { body } = await app.call<List>('listQuestions', 'teacher', { query });
      return body.data.map(({ title }) => title);
    };
    const [title = ''] = (await found('an')).filter((one) => one.split(' ').length > 4);
    const [first = '', second = '', third = ''] = title.replaceAll(/[^\p{L}\p{N} ]/gu, ' ').split(/ +/);
    expect(await found(`  ${third.slice(0, 2)}   ${second.toUpperCase()} %_ ${first} `)).toContain(title);
    expect(await found(second.slice(1))).not.toContain(title);
    for (const signs of ['%', ' %% ', '_', "'"]) expect(await found(signs)).toEqual([]);
    expect(await found('  ')).not.toEqual([]);
    expect(await found(`${second} zzz`)).toEqual([]);
  });

  test('is filtered by type, and sorted in Vietnamese order', async () => {
    const query = { 'fieldName[]': ['type'], 'keyword[]': ['true_false'], sort: 'title', limit: 100 };
    const { body } = await app.call<List>('listQuestions', 'teacher', { query });
    const titles = body.data.map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(3);
    expect(body.data.every(({ type }) => type === 'true_false')).toBe(true);
    expect(titles).toEqual(titles.toSorted(compareVietnamese));
  });

  test('fits when one of the keywords of a field does', async () => {
    const query = {
      'fieldName[]': ['type', 'type'],
      'keyword[]': ['true_false', 'order_clauses'],
      limit: 100,
    };
    const { body } = await app.call<List>('listQuestions', 'teacher', { query });
    expect(new Set(body.data.map(({ type }) => type))).toEqual(new Set(['true_false', 'order_clauses']));
    const words = { 'fieldName[]': ['title', 'title'], 'keyword[]': ['không có đâu', 'dam chay'] };
    expect((await app.call<List>('listQuestions', 'teacher', { query: words })).body.total).toBeGreaterThan(
      0,
    );
  });

  test('is filtered by a time range, whose end includes its second', async () => {
    app.clock.set(new Date(app.clock.now().getTime() + 500));
    const made = await app.call<One>('saveQuestion', 'teacher', { body: draftOf('true_false') });
    const at = made.body.data.created_at;
    const between = (after: string, before: string) => ({
      'fieldName[]': ['created_at', 'created_at'],
      'keyword[]': [after, before],
      'compare[]': ['isAfter', 'isBefore'],
      limit: 100,
    });
    const during = await app.call<List>('listQuestions', 'teacher', { query: between(at, at) });
    expect(during.body.data.map(({ id }) => id)).toContain(made.body.data.id);
    const second = at.replace('.500Z', 'Z');
    expect(second).not.toBe(at);
    const inSecond = await app.call<List>('listQuestions', 'teacher', { query: between(second, second) });
    expect(inSecond.body.data.map(({ id }) => id)).toContain(made.body.data.id);
    const earlier = between('2000-01-01T00:00:00Z', '2000-12-31T16:59:59Z');
    expect((await app.call<List>('listQuestions', 'teacher', { query: earlier })).body.total).toBe(0);
  });

  test('refuses fields and pages that it does not know', async () => {
    const wrong = [
      { 'fieldName[]': ['created_at'], 'keyword[]': ['2026-11-21T00:00:00Z'] },
      { 'fieldName[]': ['created_at'], 'keyword[]': ['2026-11-21'], 'compare[]': ['isAfter'] },
      { 'fieldName[]': ['title'], 'keyword[]': ['x'], 'compare[]': ['isAfter'] },
      { 'fieldName[]': ['title', 'type'], 'keyword[]': ['x', 'y'], 'compare[]': ['like'] },
      { 'fieldName[]': ['password'], 'keyword[]': ['x'] },
      { 'fieldName[]': ['title'] },
      { limit: 1_000_000_000 },
      { page: -1 },
      { sort: 'id; drop table question' },
    ];
    for (const query of wrong) {
      expect((await app.call('listQuestions', 'teacher', { query })).status).toBe(422);
    }
  });

  test('is not for students', async () => {
    expect((await app.call('listQuestions', 'student')).status).toBe(403);
  });
});

describe('a question', () => {
  test.each(questionTypes)('%s is stored as it was made', async (type) => {
    const draft = draftOf(type);
    const { status, body } = await app.call<One>('saveQuestion', 'teacher', { body: draft });
    expect(status).toBe(200);
    const { body: read } = await app.call<One>('getQuestion', 'teacher', { path: { id: body.data.id } });
    expect(read.data).toMatchObject({ title: draft.title, ...concealKey(draft), in_use: false });
  });

  test('with a key that is no option is refused at its field', async () => {
    const draft = { ...draftOf('one_choice'), key: { type: 'one_choice', choice: 'zz' } };
    const { status, body } = await app.call<Problem>('saveQuestion', 'teacher', { body: draft });
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual(['key.choice']);
  });

  test('in a category of another unit is refused', async () => {
    const other = await app.database
      .insertInto('category')
      .values({ company_id: '2', kind: 'question', name: 'Của đơn vị khác', sort_key: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const draft = { ...draftOf('true_false'), category_id: other.id };
    const { body } = await app.call<Problem>('saveQuestion', 'teacher', { body: draft });
    expect(body.codes).toEqual({ category_id: 'unknownCategory' });
    expect(body.errors?.['category_id']?.[0]).toContain(`“${other.id}”`);
  });

  test('of another unit does not exist', async () => {
    const { body } = await app.call<One>('saveQuestion', 'teacher', { body: draftOf('true_false') });
    await app.database
      .updateTable('question')
      .set({ company_id: '2' })
      .where('id', '=', body.data.id)
      .execute();
    expect((await app.call('getQuestion', 'teacher', { path: { id: body.data.id } })).status).toBe(404);
    expect((await app.call('getQuestion', 'superAdmin', { path: { id: body.data.id } })).status).toBe(200);
    const remove = await app.call('deleteQuestions', 'teacher', { body: { question_ids: [body.data.id] } });
    expect(remove.status).toBe(404);
  });
});

describe('an edited question', () => {
  const make = async () =>
    (await app.call<One>('saveQuestion', 'teacher', { body: draftOf('one_choice') })).body.data.id;

  test.each(questionTypes)('becomes %s and keeps its id', async (type) => {
    const id = await make();
    const least = { ...draftOf(type), id, version: 1, title: `Câu sửa: ${questionSamples[type].title}` };
    const draft = { ...least, numbering: '1', shuffle: true };
    const { status, body } = await app.call<One>('saveQuestion', 'teacher', { body: draft });
    expect([status, body.data.id]).toEqual([200, id]);
    const { body: read } = await app.call<One>('getQuestion', 'teacher', { path: { id } });
    expect(read.data).toMatchObject({ title: draft.title, numbering: '1', ...concealKey(draft) });
    const again = await app.call<One>('saveQuestion', 'teacher', { body: { ...least, version: 2 } });
    expect(again.body.data).toMatchObject({ numbering: '1', shuffle: true });
    const query = { 'fieldName[]': ['type', 'title'], 'keyword[]': [type, draft.title], limit: 100 };
    const { body: list } = await app.call<List>('listQuestions', 'teacher', { query });
    expect(list.data.map((row) => row.id)).toContain(id);
  });

  test('that an exam uses becomes a copy, and the original stays', async () => {
    const { question_id: id } = await app.database
      .selectFrom('exam_question')
      .select('question_id')
      .executeTakeFirstOrThrow();
    const before = await app.call<One>('getQuestion', 'admin', { path: { id } });
    const body = { ...draftOf('true_false'), id, version: before.body.data.version };
    const { status, body: saved } = await app.call<One>('saveQuestion', 'admin', { body });
    expect(status).toBe(200);
    expect(saved.data).toMatchObject({ copied_from: id, in_use: false, title: body.title });
    expect(saved.data.id).not.toBe(id);
    expect((await app.call<One>('getQuestion', 'admin', { path: { id } })).body).toEqual(before.body);
  });

  test('with something wrong in it is refused at its field and stays as it was', async () => {
    const id = await make();
    const draft = draftOf('one_choice');
    const wrong = { ...draft, id, version: 1, key: { type: 'one_choice', choice: 'zz' } };
    const { status, body } = await app.call<Problem>('saveQuestion', 'teacher', { body: wrong });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['key.choice']]);
    const { body: read } = await app.call<One>('getQuestion', 'teacher', { path: { id } });
    expect(read.data).toMatchObject(concealKey(draft));
  });

  test('of a colleague is open while it is a draft, and refused once it is public', async () => {
    const id = await make();
    const edit = (status: string) => ({ ...draftOf('true_false'), id, version: 1, status });
    const first = await app.call<One>('saveQuestion', 'otherTeacher', { body: edit('published') });
    expect(first.status).toBe(200);
    const second = await app.call<Problem>('saveQuestion', 'otherTeacher', { body: edit('draft') });
    expect([second.status, second.body.code]).toEqual([403, 'forbiddenToEdit']);
  });

  test('of another unit does not exist', async () => {
    const id = await make();
    await app.database.updateTable('question').set({ company_id: '2' }).where('id', '=', id).execute();
    const body = { ...draftOf('true_false'), id, version: 1 };
    expect((await app.call('saveQuestion', 'teacher', { body })).status).toBe(404);
  });
});

describe('deleting', () => {
  test('deletes unused questions', async () => {
    const { body } = await app.call<One>('saveQuestion', 'teacher', { body: draftOf('true_false') });
    const { id } = body.data;
    expect((await app.call('deleteQuestions', 'teacher', { body: { question_ids: [id] } })).status).toBe(200);
    expect((await app.call('getQuestion', 'teacher', { path: { id } })).status).toBe(404);
  });

  test('is refused for all when an exam uses one', async () => {
    const free = await app.call<One>('saveQuestion', 'teacher', { body: draftOf('true_false') });
    const used = await app.database
      .selectFrom('exam_question')
      .select('question_id')
      .executeTakeFirstOrThrow();
    const question_ids = [free.body.data.id, used.question_id];
    const { status, body } = await app.call<Problem>('deleteQuestions', 'admin', { body: { question_ids } });
    expect([status, body.code]).toEqual([409, 'questionInUse']);
    expect((await app.call('getQuestion', 'teacher', { path: { id: free.body.data.id } })).status).toBe(200);
  });

  test("of a colleague's question is refused", async () => {
    const { body } = await app.call<One>('saveQuestion', 'teacher', { body: draftOf('true_false') });
    const refused = await app.call<Problem>('deleteQuestions', 'otherTeacher', {
      body: { question_ids: [body.data.id] },
    });
    expect([refused.status, refused.body.code]).toEqual([403, 'forbiddenToDelete']);
  });
});
