import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answer, Difficulty, Problem } from '@sen/api/contract/model';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { sortKey } from '@sen/domain/text/sort';
import { trueFalse } from '../../seeds/sampleQuestion.ts';
import { TestApp } from '../../testing/TestApp.ts';

type Drawn = Answer<'drawQuestions'> & Problem;

let app: TestApp;
let fire: string;
let extinguishers: string;
let count = 0;
beforeAll(async () => {
  app = await TestApp.start();
});
afterAll(() => app.stop());
beforeEach(async () => {
  count += 1;
  fire = await category(`Phòng cháy ${count}`);
  extinguishers = await category(`Bình chữa cháy ${count}`, fire);
});

async function category(name: string, parent_id: string | null = null): Promise<string> {
  const { id } = await app.database
    .insertInto('category')
    .values({ company_id: demoCompany.id, kind: 'question', name, sort_key: sortKey(name), parent_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Facts {
  status?: 'draft' | 'published' | 'project';
  difficulty?: Difficulty;
  check_error?: boolean;
  copied_from?: string;
}

async function question(category_id: string, facts: Facts = {}): Promise<string> {
  const { content, key } = trueFalse('', true);
  const { id } = await app.database
    .insertInto('question')
    .values({
      company_id: demoCompany.id,
      category_id,
      type: 'true_false',
      status: 'published',
      title: 'Câu',
      sort_key: sortKey('Câu'),
      content: JSON.stringify(content),
      key: JSON.stringify(key),
      created_by: people.teacher.id,
      ...facts,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const several = (number: number, category_id: string, facts: Facts = {}) =>
  Promise.all(Array.from({ length: number }, () => question(category_id, facts)));

const draw = (rules: object[], except: string[] = []) =>
  app.call<Drawn>('drawQuestions', 'teacher', { body: { rules, except } });
const check = (rules: object[], except: string[] = []) =>
  app.call<Answer<'checkDraw'> & Problem>('checkDraw', 'teacher', { body: { rules, except } });

describe('drawing', () => {
  test('takes of a category and its subcategories, as many of a difficulty as the rule says', async () => {
    await several(6, fire, { difficulty: 'easy' });
    const hard = await several(4, extinguishers, { difficulty: 'hard' });
    const { status, body } = await draw([{ category_ids: [fire], count: 5, hard: 2 }]);
    expect(status).toBe(200);
    expect(body.data).toHaveLength(5);
    expect(new Set(body.data.map(({ id }) => id)).size).toBe(5);
    expect(body.data.filter(({ id }) => hard.includes(id)).map(({ difficulty }) => difficulty)).toEqual([
      'hard',
      'hard',
    ]);
  });

  test('leaves out drafts, those for projects, marked ones, those of the exam, and what has a newer copy', async () => {
    const [first = '', second = '', third = ''] = await several(3, fire);
    await question(fire, { status: 'draft' });
    await question(fire, { status: 'project' });
    await question(fire, { check_error: true });
    const copy = await question(fire, { copied_from: first });
    const { body } = await check([{ category_ids: [fire], count: 1 }]);
    expect(body.data[0]?.total).toBe(3);
    const drawn = await draw([{ category_ids: [fire], count: 3 }]);
    expect(drawn.body.data.map(({ id }) => id).toSorted()).toEqual([copy, second, third].toSorted());
    // The exam has the original: its copy would ask the same again.
    const others = await draw([{ category_ids: [fire], count: 1 }], [first, second]);
    expect(others.body.data.map(({ id }) => id)).toEqual([third]);
  });

  test('never draws a question for two rules', async () => {
    await several(3, fire);
    await several(2, extinguishers);
    const { body } = await draw([
      { category_ids: [fire], count: 3 },
      { category_ids: [extinguishers], count: 2 },
    ]);
    expect(new Set(body.data.map(({ id }) => id)).size).toBe(5);
  });
});

describe('refusing', () => {
  test('says at the rule how many there are, in the same words before and after', async () => {
    await several(3, fire, { difficulty: 'hard' });
    const rules = [
      { category_ids: [fire], count: 1 },
      { category_ids: [extinguishers, fire], count: 5, hard: 4 },
    ];
    const { status, body } = await draw(rules);
    expect(status).toBe(422);
    expect(body.codes).toEqual({ 'rules.1.count': 'tooFewToDraw', 'rules.1.hard': 'tooFewHardToDraw' });
    const checked = await check(rules);
    expect(checked.body.data[0]).toMatchObject({ total: 3, hard: 3, problem: null });
    expect(checked.body.data[1]?.problem).toBe(body.errors?.['rules.1.hard']?.[0]);
  });

  test('rules that contradict themselves', async () => {
    const { status, body } = await draw([{ category_ids: [fire], count: 1, easy: 1, hard: 1 }]);
    expect([status, body.codes]).toEqual([422, { 'rules.0.count': 'drawMoreByDifficulty' }]);
  });

  test('a category of exams, and one of another unit', async () => {
    const { id } = await app.database
      .insertInto('category')
      .values({ company_id: '2', kind: 'question', name: 'Đơn vị khác', sort_key: sortKey('Đơn vị khác') })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await draw([{ category_ids: [id], count: 1 }])).status).toBe(404);
  });
});

describe('another question in the place of one', () => {
  const another = (question_id: string, except: string[] = []) =>
    app.call<Answer<'redrawQuestion'> & Problem>('redrawQuestion', 'teacher', {
      body: { question_id, except },
    });

  test('has its category and difficulty and is not in the exam', async () => {
    const [first = '', second = '', third = ''] = await several(3, fire, { difficulty: 'hard' });
    await question(fire, { difficulty: 'easy' });
    await question(extinguishers, { difficulty: 'hard' });
    const { status, body } = await another(first, [first, second]);
    expect([status, body.data.id]).toEqual([200, third]);
  });

  test('is refused where there is none', async () => {
    const [first = ''] = await several(1, fire);
    const { status, body } = await another(first);
    expect([status, body.code]).toEqual([409, 'noOtherToDraw']);
  });
});

test('a question keeps its difficulty in copies and in edits that omit it; an empty one takes it away', async () => {
  const { content, key } = trueFalse('', true);
  const draft = { title: 'Câu mới', category_id: fire, status: 'published', content, key };
  const save = async (more: object) =>
    (await app.call<Answer<'saveQuestion'>>('saveQuestion', 'teacher', { body: { ...draft, ...more } })).body
      .data;
  const { id, difficulty } = await save({ difficulty: 'medium' });
  expect(difficulty).toBe('medium');
  expect((await save({ id, version: 1 })).difficulty).toBe('medium');
  const clone = await app.call<Answer<'cloneQuestion'>>('cloneQuestion', 'teacher', { path: { id } });
  expect(clone.body.data.difficulty).toBe('medium');
  const listed = await app.call<Answer<'listQuestions'>>('listQuestions', 'teacher', {
    query: { 'fieldName[]': ['difficulty', 'category_id'], 'keyword[]': ['medium', fire] },
  });
  expect(listed.body.data.map((row) => row.id).toSorted()).toEqual([id, clone.body.data.id].toSorted());
  expect((await save({ id, version: 2, difficulty: null })).difficulty).toBeNull();
});
