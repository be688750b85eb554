import { describe, expect, test } from 'vitest';
import type { AnswerValue } from '@sen/api/contract/model';
import { answerFits } from './answerFits.ts';
import { characterCount } from './characters.ts';
import { isEmptyAnswer } from './isEmptyAnswer.ts';
import { questionSamples } from '../testing/questionSamples.ts';
import { questionTraits, questionTypes } from './questionTypes.ts';

const wrongShape = { allowed: false, code: 'answerWrongShape' };

test('the list of types is whole', () => {
  expect(questionTypes.toSorted()).toEqual(Object.keys(questionTraits).toSorted());
});

describe.each(questionTypes)('%s', (type) => {
  const { content, right, empty } = questionSamples[type];

  test('takes its own answers, the empty one too', () => {
    expect(answerFits(content, right)).toEqual({ allowed: true });
    expect(answerFits(content, empty)).toEqual({ allowed: true });
    expect([isEmptyAnswer(right), isEmptyAnswer(empty), isEmptyAnswer(null)]).toEqual([false, true, true]);
  });

  test('refuses the answer of every other type', () => {
    for (const other of questionTypes.filter((one) => one !== type))
      expect(answerFits(content, questionSamples[other].right)).toEqual(wrongShape);
  });
});

test.each<AnswerValue>([
  { type: 'one_choice', choice: 'z' },
  { type: 'multiple_choice', choices: ['a', 'z'] },
  { type: 'multiple_choice', choices: ['a', 'a'] },
  { type: 'fill_keyword', blanks: { '3': 'x' } },
  { type: 'fill_number', blanks: { constructor: '1' } },
  { type: 'match_clauses', pairs: { z: 'a' } },
  { type: 'match_clauses', pairs: { a: 'z' } },
  { type: 'choose_from_list', blanks: { '3': 'a' } },
  { type: 'choose_from_list', blanks: { '1': 'c' } },
  { type: 'drag_to_blank', blanks: { '1': 'z' } },
  { type: 'drag_to_blank', blanks: { '1': 'a', '2': 'a' } },
  { type: 'order_clauses', order: ['a', 'b'] },
  { type: 'order_clauses', order: ['a', 'b', 'b'] },
  { type: 'order_clauses', order: ['a', 'b', 'z'] },
])('%j does not fit', (answer) => {
  expect(answerFits(questionSamples[answer.type].content, answer)).toEqual(wrongShape);
});

test('half an answer fits', () => {
  const half: AnswerValue = { type: 'match_clauses', pairs: { a: 'b' } };
  expect(answerFits(questionSamples.match_clauses.content, half).allowed).toBe(true);
});

test('text is counted as a person counts it, composed or not', () => {
  const { content } = questionSamples.short_answer;
  const twenty = 'ễ'.repeat(20);
  expect(characterCount(twenty.normalize('NFD'))).toBe(20);
  expect(answerFits(content, { type: 'short_answer', text: twenty.normalize('NFD') }).allowed).toBe(true);
  expect(answerFits(content, { type: 'short_answer', text: `${twenty}!` })).toEqual({
    allowed: false,
    code: 'answerTooLong',
    params: { max: 20 },
  });
});
