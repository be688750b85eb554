import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import type { ExamDraft } from '@sen/api/contract/model';
import { checkExam, checkSums } from './checkExam.ts';

const paper: ExamDraft = {
  title: 'Kiểm tra an toàn lao động',
  category_id: '1',
  parts: [
    {
      title: 'Trắc nghiệm',
      score: 66.67,
      questions: [
        { question_id: '1', score: 33.33 },
        { question_id: '2', score: 33.34 },
      ],
    },
    { title: 'Tự luận', score: 33.33, questions: [{ question_id: '3', score: 33.33 }] },
  ],
  duration_minutes: 45,
  retakes: 2,
  deduction_percent: 12.5,
  questions_per_page: 5,
  shuffle: true,
};

const found = (change: Partial<ExamDraft>) =>
  checkExam({ ...paper, ...change }).map(({ field, code }) => `${field}: ${code}`);

test('a right paper has no findings', () => expect(found({})).toEqual([]));

test.each<[string, Partial<ExamDraft>, string[]]>([
  [
    'no title, no category',
    { title: ' ', category_id: '' },
    ['title: thisFieldIsRequired', 'category_id: thisFieldIsRequired'],
  ],
  ['no part', { parts: [] }, ['parts: examPartsMissing']],
  [
    'a part without title and questions',
    { parts: [{ title: '', score: 100, questions: [] }] },
    ['parts.0.title: thisFieldIsRequired', 'parts.0.questions: examPartQuestionsMissing'],
  ],
  [
    'a question twice, in two parts',
    { parts: [1, 2].map(() => ({ title: 'P', score: 50, questions: [{ question_id: '1', score: 50 }] })) },
    ['parts.1.questions.0.question_id: examQuestionTwice'],
  ],
  [
    'scores that are none',
    {
      parts: [
        {
          title: 'P',
          score: 100,
          questions: [
            { question_id: '1', score: 0 },
            { question_id: '2', score: Number.NaN },
            { question_id: '3', score: 99.999 },
            { question_id: '4', score: 0.001 },
          ],
        },
      ],
    },
    [
      'parts.0.questions.0.score: scoreNotPositive',
      'parts.0.questions.1.score: scoreNotPositive',
      'parts.0.questions.2.score: tooManyDecimals',
      'parts.0.questions.3.score: tooManyDecimals',
      'parts.0.score: examPartSumWrong',
    ],
  ],
  ['parts that are not 100', { parts: paper.parts.slice(0, 1) }, ['parts: examTotalWrong']],
  [
    'settings out of range',
    { duration_minutes: 0, retakes: -1, deduction_percent: 100.5, questions_per_page: 2.5 },
    [
      'duration_minutes: tooSmall',
      'retakes: tooSmall',
      'deduction_percent: tooLarge',
      'questions_per_page: notAnInteger',
    ],
  ],
  ['an empty duration', { duration_minutes: Number.NaN }, ['duration_minutes: thisFieldIsRequired']],
])('%s', (_, change, fieldErrors) => expect(found(change)).toEqual(fieldErrors));

describe('sums', () => {
  /** Splits 100 points into parts, and parts into questions, at random hundredths. */
  const cut = (total: number, pieces: readonly number[]) => {
    const cuts = [...new Set(pieces.map((piece) => piece % total))]
      .filter((at) => at > 0)
      .sort((a, b) => a - b);
    return [...cuts, total].map((at, index) => at - (cuts[index - 1] ?? 0));
  };
  const papers = fc
    .tuple(fc.array(fc.nat(), { maxLength: 6 }), fc.array(fc.nat(), { maxLength: 9 }))
    .map(([parts, questions]) =>
      cut(10_000, parts).map((part) => ({
        title: 'P',
        score: part / 100,
        questions: cut(part, questions).map((score, index) => ({
          question_id: String(index),
          score: score / 100,
        })),
      })),
    );

  test('whatever is cut from 100 in hundredths adds up again', () => {
    fc.assert(
      fc.property(papers, (parts) => {
        expect(checkSums(parts)).toEqual([]);
      }),
    );
  });

  test('one hundredth too much is found', () => {
    fc.assert(
      fc.property(papers, ([first, ...rest]) => {
        if (!first) return;
        const changed = [{ ...first, score: (Math.round(first.score * 100) + 1) / 100 }, ...rest];
        expect(checkSums(changed).map(({ code }) => code)).toEqual(['examPartSumWrong', 'examTotalWrong']);
      }),
    );
  });

  test('the finding says both numbers', () => {
    const parts = [
      {
        title: 'P',
        score: 100,
        questions: [
          { question_id: '1', score: 0.1 },
          { question_id: '2', score: 0.2 },
        ],
      },
    ];
    expect(checkSums(parts)).toEqual([
      { field: 'parts.0.score', code: 'examPartSumWrong', params: { sum: 0.3, score: 100 } },
    ]);
  });
});
