import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { questionSamples } from '@sen/api/fixtures/questions';
import type { Answer, CriterionMark, Problem, Rubric } from '@sen/api/contract/model';
import { newAssignment } from '../../testing/newAssignment.ts';
import { Sitting } from '../../testing/Sitting.ts';
import { TestApp } from '../../testing/TestApp.ts';

const rubric: Rubric = [
  {
    id: 'a',
    title: 'Các bước sơ cứu',
    levels: [
      { id: 'a', title: 'Đủ bốn bước', points: 6 },
      { id: 'b', title: 'Thiếu bước', points: 3 },
    ],
  },
  {
    id: 'b',
    title: 'Trình bày',
    levels: [
      { id: 'a', title: 'Rõ', points: 4 },
      { id: 'b', title: 'Khó theo dõi', points: 0 },
    ],
  },
];

let app: TestApp;
let sitting: Sitting;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
  await app.database
    .updateTable('question')
    .set({ key: JSON.stringify({ type: 'long_answer', rubric }) })
    .where('title', '=', questionSamples.long_answer.title)
    .execute();
});
beforeEach(async () => {
  app.clock.set('2026-11-21T02:00:00Z');
  sitting = await Sitting.begin(app, 'student', await newAssignment(app));
  await sitting.saveOne('long_answer', questionSamples.long_answer.right);
  await sitting.submit();
});
afterAll(() => app.stop());

const mark = (score: number, levels: CriterionMark[] | undefined, base = 0) =>
  app.call<Answer<'markAnswer'> & Problem>('markAnswer', 'teacher', {
    body: {
      attempt_id: sitting.attempt.id,
      question_id: sitting.question('long_answer'),
      score,
      base,
      ...(levels && { rubric: levels }),
    },
  });
const level = (criterion_id: string, level_id: string, comment = ''): CriterionMark => ({
  criterion_id,
  level_id,
  comment,
});
const criteriaOf = ({ data }: Answer<'getReview'>) =>
  data.parts
    .flatMap(({ questions }) => questions)
    .find(({ question }) => question.id === sitting.question('long_answer'));

test('the levels are the mark, as a share of the question’s points, and the student sees them with it', async () => {
  const { status, body } = await mark(14, [level('a', 'b', 'Thiếu bước che phủ'), level('b', 'a')]);
  expect(status).toBe(200);
  const criteria = [
    { title: 'Các bước sơ cứu', level: 'Thiếu bước', points: 6, max: 12, comment: 'Thiếu bước che phủ' },
    { title: 'Trình bày', level: 'Rõ', points: 8, max: 8, comment: '' },
  ];
  expect(criteriaOf(body)).toMatchObject({ score: 14, mark_revision: 1, criteria });
  const own = await sitting.review();
  // The rubric itself comes with the key, when the exam has ended.
  expect(criteriaOf(own.body)).toMatchObject({ score: 14, key: null, criteria });
  expect(JSON.stringify(own.body)).not.toContain('Đủ bốn bước');
});

test('sent again it changes nothing, and other levels are another mark', async () => {
  const levels = [level('a', 'a'), level('b', 'b')];
  await mark(12, levels);
  expect(criteriaOf((await mark(12, levels)).body)).toMatchObject({ mark_revision: 1 });
  expect((await mark(14, [level('a', 'b'), level('b', 'a')])).body).toMatchObject({
    code: 'markedMeanwhile',
  });
  expect((await mark(14, [level('a', 'b'), level('b', 'a')], 1)).status).toBe(200);
});

test('a mark beside the rubric, of a part of it or of another sum is refused', async () => {
  for (const [score, levels] of [
    [14, undefined],
    [12, [level('a', 'a')]],
    [13, [level('a', 'b'), level('b', 'a')]],
    [14, [level('a', 'b'), level('b', 'x')]],
  ] as const)
    expect((await mark(score, levels && [...levels])).body).toMatchObject({
      status: 422,
      code: 'rubricIncomplete',
    });
});

test('the desk has the rubric', async () => {
  const { body } = await app.call<Answer<'getMarkingQueue'>>('getMarkingQueue', 'teacher', {
    path: { id: '1' },
    query: { assignment_id: sitting.attempt.assignment_id, question_id: sitting.question('long_answer') },
  });
  expect(body.data.items.map(({ key }) => key)).toEqual([{ type: 'long_answer', rubric }]);
});

test('nothing of it is in the paper of the student', () => {
  expect(JSON.stringify(sitting.attempt)).not.toContain('Đủ bốn bước');
});
