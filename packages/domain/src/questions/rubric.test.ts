import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rubric } from '@sen/api/contract/model';
import { mayMarkBy } from '../attempts/mayMarkBy.ts';
import { checkRubric } from './checkRubric.ts';
import { guideOf, readGuide } from './markingGuide.ts';
import { markedCriteria, rubricScore, rubricTotal } from './rubric.ts';

const level = (id: string, title: string, points: number) => ({ id, title, points });
const rubric: Rubric = [
  {
    id: 'a',
    title: 'Nội dung',
    levels: [level('a', 'Đủ ý', 6), level('b', 'Thiếu ý', 3), level('c', 'Sai', 0)],
  },
  { id: 'b', title: 'Trình bày', levels: [level('a', 'Rõ', 4), level('b', 'Khó theo dõi', 1)] },
];
const mark = (criterion_id: string, level_id: string, comment?: string) => ({
  criterion_id,
  level_id,
  ...(comment === undefined ? {} : { comment }),
});

describe('a mark by rubric', () => {
  it('is the sum of the levels, as a share of the question’s points', () => {
    expect(rubricTotal(rubric)).toBe(10);
    expect(rubricScore(rubric, [mark('a', 'b'), mark('b', 'a')], 10)).toBe(7);
    expect(rubricScore(rubric, [mark('a', 'b'), mark('b', 'a')], 20)).toBe(14);
    expect(rubricScore(rubric, [mark('b', 'b'), mark('a', 'c')], 3)).toBe(0.3);
  });

  it('never leaves the question’s points, and the best levels reach them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat(2), fc.nat(1), (hundredths, one, other) => {
        const worth = hundredths / 100;
        const score = rubricScore(rubric, [mark('a', 'abc'[one] ?? ''), mark('b', 'ab'[other] ?? '')], worth);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(worth);
        expect(rubricScore(rubric, [mark('a', 'a'), mark('b', 'a')], worth)).toBe(worth);
      }),
    );
  });

  it('needs one level for each criterion, and none of another', () => {
    const key = { type: 'long_answer' as const, rubric };
    const refused = { allowed: false, code: 'rubricIncomplete' };
    const both = [mark('a', 'a'), mark('b', 'b')];
    expect(mayMarkBy(key, { score: 7, rubric: both }, 10)).toMatchObject({ allowed: true });
    expect(mayMarkBy(key, { score: 8, rubric: both }, 10)).toMatchObject(refused);
    expect(mayMarkBy(key, { score: 6, rubric: [mark('a', 'a')] }, 10)).toMatchObject(refused);
    expect(mayMarkBy(key, { score: 7, rubric: [...both, mark('z', 'a')] }, 10)).toMatchObject(refused);
    expect(mayMarkBy(key, { score: 7, rubric: [mark('a', 'z'), mark('b', 'b')] }, 10)).toMatchObject(refused);
    expect(mayMarkBy({ type: 'long_answer' }, { score: 7, rubric: both }, 10)).toMatchObject(refused);
    expect(mayMarkBy({ type: 'long_answer' }, { score: 7, rubric: [] }, 10)).toMatchObject({ allowed: true });
  });

  it('is shown by its levels, in the question’s points', () => {
    expect(markedCriteria(rubric, [mark('a', 'b', 'Thiếu ví dụ'), mark('b', 'a')], 20)).toEqual([
      {
        criterion_id: 'a',
        level_id: 'b',
        title: 'Nội dung',
        level: 'Thiếu ý',
        points: 6,
        max: 12,
        comment: 'Thiếu ví dụ',
      },
      { criterion_id: 'b', level_id: 'a', title: 'Trình bày', level: 'Rõ', points: 8, max: 8, comment: '' },
    ]);
  });
});

describe('a rubric', () => {
  const codes = (given: Rubric) => checkRubric(given).map(({ field, code }) => [field, code]);

  it('has names, levels and points', () => {
    expect(codes(rubric)).toEqual([]);
    expect(checkRubric(undefined)).toEqual([]);
    expect(
      codes([
        { id: 'a', title: ' ', levels: [level('a', 'Tốt', 1), level('b', 'tốt', 1.005)] },
        { id: 'b', title: 'Ý', levels: [level('a', 'Sai', 0)] },
        { id: 'c', title: 'Ý', levels: [level('a', 'Đạt', 1), level('b', 'Không đạt', 0)] },
      ]),
    ).toEqual([
      ['key.rubric.0.title', 'thisFieldIsRequired'],
      ['key.rubric.0.levels.1.points', 'levelPointsWrong'],
      ['key.rubric.1', 'levelsTooFew'],
      ['key.rubric.1', 'criterionWorthless'],
      ['key.rubric.2.title', 'criterionTwice'],
    ]);
    expect(codes([{ id: 'a', title: 'Ý', levels: [level('a', 'Đạt', 1), level('a', 'Không', 0)] }])).toEqual([
      ['key.rubric.0.levels.1.title', 'levelTwice'],
    ]);
  });
});

describe('a marking guide', () => {
  it('is written as lines below the model answer, and read back', () => {
    const text = guideOf({ type: 'long_answer', model_answer: 'Làm mát: ngay.', rubric });
    expect(text).toBe(
      'Làm mát: ngay.\nThang chấm:\n- Nội dung: Đủ ý = 6 | Thiếu ý = 3 | Sai = 0\n- Trình bày: Rõ = 4 | Khó theo dõi = 1',
    );
    expect(readGuide(text)).toEqual({ model_answer: 'Làm mát: ngay.', rubric });
  });

  it('is read as a teacher types it', () => {
    expect(readGuide('Rubric:\nÝ: Đạt=2,5|Không đạt = 0\n')).toEqual({
      rubric: [{ id: 'a', title: 'Ý', levels: [level('a', 'Đạt', 2.5), level('b', 'Không đạt', 0)] }],
    });
  });

  it('is a model answer when its lines are no criteria', () => {
    for (const text of [
      'Nêu đủ ba ý: a, b, c',
      'Thang chấm:\nxem phụ lục',
      'Thang chấm:\nÝ: Đạt = 2 | Không',
      'Thang chấm:',
    ])
      expect(readGuide(text)).toEqual({ model_answer: text });
    expect(readGuide('')).toEqual({});
  });
});
