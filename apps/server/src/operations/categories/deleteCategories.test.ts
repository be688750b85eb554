import type { Answer, Problem } from '@sen/api/contract/model';
import { secondCompany } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lessons, missing, questions, refusal, TestCategories } from '../../testing/TestCategories.ts';

let categories: TestCategories;
beforeAll(async () => {
  categories = await TestCategories.start();
});
afterAll(() => categories.stop());

describe('deleting', () => {
  test('is refused while something uses a category, and says what and how much', async () => {
    const refused = await categories.remove(['1'], questions);
    expect(refusal(refused)).toEqual([409, { code: 'categoryInUse' }]);
    expect(refused.body.message).toMatch(
      /“An toàn lao động” vì danh mục đang có \d+ câu hỏi và 2 danh mục con/,
    );
    const exam = await categories.remove(['5'], 'surveys_categories');
    expect(exam.body.message).toMatch(/\d+ đề thi/);
    expect((await categories.get('1', questions)).status).toBe(200);
  });

  test('takes several, all or none, each once', async () => {
    const [one, other] = [await categories.add(lessons), await categories.add(lessons)];
    expect((await categories.remove([one, other, missing])).status).toBe(404);
    expect((await categories.get(one)).status).toBe(200);
    expect((await categories.remove([one, one, other, one])).status).toBe(200);
    expect((await categories.get(one)).status).toBe(404);
    expect((await categories.remove([one])).status).toBe(404);
  });

  test('takes a category with all of its children, not with some', async () => {
    const id = await categories.add(lessons);
    const [one, other] = [await categories.child(id), await categories.child(id)];
    const refused = await categories.remove([id, one]);
    expect(refused.body.message).toContain('2 danh mục con');
    expect((await categories.remove([other, id, one])).status).toBe(200);
  });

  test('needs at least one, and no more than a thousand', async () => {
    expect((await categories.remove([])).status).toBe(422);
    expect((await categories.remove(Array.from({ length: 1001 }, () => '1'))).status).toBe(422);
  });

  test('and using a category at once never leaves a thing without one', async () => {
    const id = await categories.add('surveys_categories');
    const exam = {
      title: 'Đề trong danh mục sắp xóa',
      category_id: id,
      parts: [{ title: 'Phần 1', score: 100, questions: [{ question_id: '1', score: 100 }] }],
      duration_minutes: 45,
      retakes: 1,
      deduction_percent: 10,
      questions_per_page: 5,
      shuffle: false,
    };
    const [saved, removed] = await Promise.all([
      categories.app.call<Problem>('saveExam', 'admin', { body: exam }),
      categories.remove([id], 'surveys_categories'),
    ]);
    if (saved.status === 200) expect(refusal(removed)).toEqual([409, { code: 'categoryInUse' }]);
    else expect([saved.body.codes?.['category_id'], removed.status]).toEqual(['unknownCategory', 200]);
  });
});

describe('moving everything', () => {
  const usesOf = async (id: string) => (await categories.get(id, questions)).body.data.use_count;

  test('takes the uses and the children to the other category, and deletes the emptied one', async () => {
    const [from, to] = [await categories.add(questions), await categories.add(questions)];
    const low = await categories.child(from, 'Con đi cùng', questions);
    await categories.app.database
      .updateTable('question')
      .set({ category_id: from })
      .where('category_id', '=', '2')
      .execute();
    const before = await usesOf(from);
    expect(before).toBeGreaterThan(5);
    const { status, body } = await categories.move(from, { to, then_delete: true }, questions);
    expect([status, body.data]).toEqual([
      200,
      [
        { thing: 'question', count: before },
        { thing: 'child', count: 1 },
      ],
    ]);
    expect(await usesOf(to)).toBe(before);
    expect((await categories.get(from, questions)).status).toBe(404);
    expect((await categories.get(low, questions)).body.data.parent).toMatchObject({ id: to });
    expect((await categories.get(to, questions)).body.data.uses[0]).toMatchObject({
      thing: 'question',
      count: before,
    });
    expect((await categories.get(to, questions)).body.data.uses[0]?.latest.length).toBe(5);
    const inParent = await categories.app.call<Answer<'listQuestions'>>('listQuestions', 'admin', {
      query: { 'fieldName[]': ['category_id'], 'keyword[]': [to] },
    });
    expect(inParent.body.total).toBe(before);
    await categories.app.database
      .updateTable('question')
      .set({ category_id: low })
      .where('category_id', '=', to)
      .execute();
    expect(await usesOf(low)).toBe(before);
    const inChild = await categories.app.call<Answer<'listQuestions'>>('listQuestions', 'admin', {
      query: { 'fieldName[]': ['category_id'], 'keyword[]': [to] },
    });
    expect([inChild.body.total, inChild.body.data[0]?.category.name]).toEqual([
      before,
      `${(await categories.get(to, questions)).body.data.name} / Con đi cùng`,
    ]);
  });

  test('goes to another category of the same kind and unit alone', async () => {
    const from = await categories.add(questions);
    expect(refusal(await categories.move(from, { to: from }, questions))).toEqual([
      422,
      { to: 'categoryAboveItself' },
    ]);
    const foreign = await categories.add(questions, categories.unique('Xa'), secondCompany.id);
    for (const to of [await categories.add(lessons), foreign, missing]) {
      expect(refusal(await categories.move(from, { to }, questions, 'superAdmin'))).toEqual([
        422,
        { to: 'unknownReference' },
      ]);
    }
  });

  test('takes children only to where they may be, and none whose name is there already', async () => {
    const [from, to] = [await categories.add(lessons), await categories.add(lessons)];
    await categories.child(from, 'Điện');
    const low = await categories.child(to, 'ĐIỆN');
    expect(refusal(await categories.move(from, { to: low }))).toEqual([422, { to: 'categoryHasChildren' }]);
    const refused = await categories.move(from, { to, then_delete: true });
    expect(refusal(refused)).toEqual([409, { code: 'categoryChildrenCollide' }]);
    expect(refused.body.message).toContain('Điện');
    expect((await categories.get(from)).body.data.child_count).toBe(1);
  });
});
