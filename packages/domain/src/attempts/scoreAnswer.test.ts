import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import type { AnswerValue } from '@sen/api/contract/model';
import { questionTraits, questionTypes } from '../questions/questionTypes.ts';
import { questionSamples } from '../testing/questionSamples.ts';
import { hundredths, points, sumOfPoints } from '../exams/hundredths.ts';
import { scoreAnswer } from './scoreAnswer.ts';

const score = (answer: AnswerValue | null, worth: number, type = answer?.type ?? 'one_choice') =>
  scoreAnswer(questionSamples[type].content, questionSamples[type].key, answer, worth);

const worths = fc.integer({ min: 1, max: 10_000 }).map((all) => all / 100);
const marked = questionTypes.filter((type) => questionTraits[type].markedBy === 'server');

describe.each(marked)('%s', (type) => {
  const { content, key, right, empty } = questionSamples[type];

  test('right earns all, empty earns nothing, whatever it is worth', () => {
    fc.assert(
      fc.property(worths, (worth) => {
        expect(scoreAnswer(content, key, right, worth)).toBe(worth);
        expect(scoreAnswer(content, key, empty, worth)).toBe(0);
        expect(scoreAnswer(content, key, null, worth)).toBe(0);
      }),
    );
  });

  test('the answer, the key or the content of another type earns nothing', () => {
    for (const other of questionTypes.filter((one) => one !== type)) {
      expect(scoreAnswer(content, key, questionSamples[other].right, 5)).toBe(0);
      expect(scoreAnswer(content, questionSamples[other].key, right, 5)).toBe(0);
    }
  });
});

test.each<[string, AnswerValue, number]>([
  ['another choice', { type: 'one_choice', choice: 'a' }, 0],
  ['half of the choices', { type: 'multiple_choice', choices: ['a'] }, 0],
  ['a choice too many', { type: 'multiple_choice', choices: ['a', 'c', 'd'] }, 0],
  ['the other truth', { type: 'true_false', value: false }, 0],
  ['one keyword of two', { type: 'fill_keyword', blanks: { '1': 'Hoang Sa', '2': 'truong sa' } }, 5],
  ['one number of two', { type: 'fill_number', blanks: { '1': '7.50', '2': '3,2' } }, 5],
  ['no number at all', { type: 'fill_number', blanks: { '1': 'bảy rưỡi', '2': '' } }, 0],
  ['a pair of three', { type: 'match_clauses', pairs: { a: 'b', b: 'a' } }, 3.33],
  ['two pairs of three', { type: 'match_clauses', pairs: { a: 'b', b: 'c', c: 'd' } }, 6.67],
  ['one list of two', { type: 'choose_from_list', blanks: { '1': 'b', '2': 'b' } }, 5],
  ['two words of three', { type: 'drag_to_blank', blanks: { '1': 'c', '2': 'd', '3': 'a' } }, 6.67],
  ['an order but for two', { type: 'order_clauses', order: ['c', 'b', 'a'] }, 0],
])('%s of 10 points', (_, answer, earned) => expect(score(answer, 10)).toBe(earned));

test('texts wait for a teacher, unless there is nothing to read', () => {
  for (const type of ['short_answer', 'long_answer'] as const) {
    expect(score(questionSamples[type].right, 5)).toBeNull();
    expect(score(questionSamples[type].empty, 5)).toBe(0);
    expect(score(null, 5, type)).toBe(0);
  }
});

const scoreNumber = (value: number, typed: string, tolerance?: number) =>
  scoreAnswer(
    { type: 'fill_number', blanks: ['1'] },
    { type: 'fill_number', blanks: { '1': tolerance === undefined ? { value } : { value, tolerance } } },
    { type: 'fill_number', blanks: { '1': typed } },
    1,
  );

describe('numbers', () => {
  test.each([
    [0.3, '0,3', undefined, 1],
    [1234, '1.234', undefined, 1],
    [1234.5, '1.234,5', undefined, 1],
    [-5, '−5', undefined, 1],
    [10, '10,1', 0.1, 1],
    [10, '10,11', 0.1, 0],
    [0, '0', undefined, 1],
    [1e12, '1000000000000', undefined, 1],
    [5, '5 kg', undefined, 0],
  ])('key %d, typed %s, within %s → %d', (value, typed, tolerance, earned) =>
    expect(scoreNumber(value, typed, tolerance)).toBe(earned),
  );
});

test('a share is never less than a smaller one, never more than the whole, and to two decimals', () => {
  const shares = fc.record({
    worth: worths,
    of: fc.integer({ min: 1, max: 50 }),
    right: fc.nat({ max: 50 }),
  });
  fc.assert(
    fc.property(shares, ({ worth, of, right }) => {
      const ids = Array.from({ length: of }, (_, index) => String(index));
      const pairs = Object.fromEntries(ids.map((id) => [id, 'x']));
      const given = Object.fromEntries(ids.map((id, index) => [id, index < right ? 'x' : 'y']));
      const earn = (answers: Record<string, string>) =>
        scoreAnswer(
          { type: 'match_clauses', left: [], right: [] },
          { type: 'match_clauses', pairs },
          { type: 'match_clauses', pairs: answers },
          worth,
        ) ?? Number.NaN;
      const earned = earn(given);
      expect(earned).toBeGreaterThanOrEqual(0);
      expect(earned).toBeLessThanOrEqual(worth);
      expect(earned).toBe(points(hundredths(earned)));
      expect(earned).toBeLessThanOrEqual(earn({ ...given, [String(Math.min(right, of - 1))]: 'x' }));
    }),
  );
});

test('sums are exact in hundredths', () => {
  expect(sumOfPoints([0.1, 0.2])).toBe(0.3);
  expect(sumOfPoints([33.33, 33.33, 33.34])).toBe(100);
  expect(sumOfPoints([])).toBe(0);
});
