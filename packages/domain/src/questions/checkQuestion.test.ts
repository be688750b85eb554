import { describe, expect, test } from 'vitest';
import type { QuestionDraft, QuestionType } from '@sen/api/contract/model';
import { blanksIn, withoutBlanks } from './blanks.ts';
import { checkQuestion } from './checkQuestion.ts';
import { questionSamples } from '../testing/questionSamples.ts';
import { questionTypes } from './questionTypes.ts';

function draft(type: QuestionType, change: Partial<QuestionDraft> = {}): QuestionDraft {
  const { title, content, key } = questionSamples[type];
  return { title, content, key, category_id: '1', status: 'published', ...change };
}

const found = (question: QuestionDraft) =>
  checkQuestion(question).map(({ field, code }) => `${field}: ${code}`);

test.each(questionTypes)('the sample of %s is right', (type) => expect(found(draft(type))).toEqual([]));

test.each(questionTypes)('%s refuses a key of another type', (type) => {
  const other = type === 'true_false' ? 'one_choice' : 'true_false';
  expect(found(draft(type, { key: questionSamples[other].key }))).toEqual(['key: keyOfOtherType']);
});

test('title, category and status are required, in the order of the form', () => {
  expect(found(draft('fill_keyword', { title: ' ', category_id: '' }))).toEqual([
    'title: thisFieldIsRequired',
    'category_id: thisFieldIsRequired',
  ]);
});

const option = (id: string, text: string) => ({ id, text });

describe('each rule speaks for itself', () => {
  test.each<[string, QuestionDraft, string[]]>([
    [
      'no options',
      draft('one_choice', { content: { type: 'one_choice', options: [] } }),
      ['content.options: optionsMissing', 'key.choice: answerUnknown'],
    ],
    [
      'an empty option and one that repeats',
      draft('one_choice', {
        content: {
          type: 'one_choice',
          options: [option('a', ' '), option('b', 'Huế'), option('c', ' Huế ')],
        },
      }),
      ['content.options.0.text: thisFieldIsRequired', 'content.options.2.text: optionTwice'],
    ],
    [
      'options that differ only in where the tone mark stands',
      draft('one_choice', {
        content: {
          type: 'one_choice',
          options: [option('a', 'Hoà'), option('b', 'Hòa'), option('c', 'HÒA')],
        },
      }),
      ['content.options.1.text: optionTwice'],
    ],
    [
      'no chosen answer',
      draft('multiple_choice', { key: { type: 'multiple_choice', choices: [] } }),
      ['key.choices: answerMissing'],
    ],
    [
      'no limit',
      draft('long_answer', { content: { type: 'long_answer', character_limit: 0 } }),
      ['content.character_limit: characterLimitNotPositive'],
    ],
    ['no blank', draft('fill_keyword', { title: 'Không có chỗ trống' }), ['title: blanksMissing']],
    ['a blank twice', draft('fill_number', { title: '[[1]] và [[1]]' }), ['title: blankTwice']],
    ['a blank too many', draft('drag_to_blank', { title: '[[1]] [[2]]' }), ['title: blanksNotOptions']],
    ['another blank', draft('choose_from_list', { title: '[[1]] [[3]]' }), ['title: blanksNotOptions']],
    [
      'a blank without an accepted answer',
      draft('fill_keyword', { key: { type: 'fill_keyword', blanks: { '1': ['Hoàng Sa'], '3': ['x'] } } }),
      ['key.blanks.2: answerMissing', 'key.blanks.3: answerUnknown'],
    ],
    [
      'a number that is none',
      draft('fill_number', {
        key: {
          type: 'fill_number',
          blanks: { '1': { value: Number.NaN }, '2': { value: 1, tolerance: -1 } },
        },
      }),
      ['key.blanks.1: answerMissing', 'key.blanks.2: answerMissing'],
    ],
    [
      'a pair missing',
      draft('match_clauses', { key: { type: 'match_clauses', pairs: { a: 'b', b: 'c' } } }),
      ['key.pairs: pairsIncomplete'],
    ],
    [
      'a word used twice',
      draft('drag_to_blank', { key: { type: 'drag_to_blank', blanks: { '1': 'a', '2': 'b', '3': 'a' } } }),
      ['key.blanks: wordUsedTwice'],
    ],
    [
      'an order with a hole',
      draft('order_clauses', { key: { type: 'order_clauses', order: ['a', 'b'] } }),
      ['key.order: orderIncomplete'],
    ],
    [
      'one clause only',
      draft('order_clauses', {
        content: { type: 'order_clauses', clauses: [option('a', 'Một')] },
        key: { type: 'order_clauses', order: ['a'] },
      }),
      ['content.clauses: clausesTooFew'],
    ],
    [
      'names that objects inherit',
      draft('fill_keyword', { content: { type: 'fill_keyword', blanks: ['constructor', '__proto__'] } }),
      [
        'title: blanksNotOptions',
        'key.blanks.constructor: answerMissing',
        'key.blanks.__proto__: answerMissing',
        'key.blanks.1: answerUnknown',
        'key.blanks.2: answerUnknown',
      ],
    ],
  ])('%s', (_, question, fieldErrors) => expect(found(question)).toEqual(fieldErrors));
});

test('blanks are read in order, and shown as …', () => {
  expect(blanksIn('a [[2]] b [[ 1 ]] c [[x]] [[]]')).toEqual(['2', '1']);
  expect(withoutBlanks('Thủ đô là [[1]].')).toBe('Thủ đô là ….');
});
