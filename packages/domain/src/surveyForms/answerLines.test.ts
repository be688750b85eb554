import type { AnswerValue, QuestionContent } from '@sen/api/contract/model';
import { expect, test } from 'vitest';
import { answerLines } from './answerLines.ts';

const choices = (...texts: string[]) => texts.map((text, at) => ({ id: `c${at + 1}`, text }));
const options = choices('Hằng ngày', 'Thỉnh thoảng', 'Không');
const truth = (value: boolean) => (value ? 'Đúng' : 'Sai');

test.each<[string, QuestionContent, AnswerValue, string[]]>([
  ['one choice', { type: 'one_choice', options }, { type: 'one_choice', choice: 'c2' }, ['Thỉnh thoảng']],
  ['no choice', { type: 'one_choice', options }, { type: 'one_choice', choice: null }, []],
  [
    'choices in the order of the question',
    { type: 'multiple_choice', options },
    { type: 'multiple_choice', choices: ['c3', 'c1'] },
    ['Hằng ngày', 'Không'],
  ],
  ['false is an answer', { type: 'true_false' }, { type: 'true_false', value: false }, ['Sai']],
  [
    'a text',
    { type: 'long_answer', character_limit: 100 },
    { type: 'long_answer', text: 'Học sáng thứ Bảy.\nCó thực hành.' },
    ['Học sáng thứ Bảy.\nCó thực hành.'],
  ],
  ['spaces are none', { type: 'short_answer', character_limit: 9 }, { type: 'short_answer', text: ' ' }, []],
  ['one blank', { type: 'fill_number', blanks: ['1'] }, { type: 'fill_number', blanks: { 1: '12' } }, ['12']],
  [
    'the second of two blanks',
    { type: 'fill_keyword', blanks: ['1', '2'] },
    { type: 'fill_keyword', blanks: { 2: 'cồn' } },
    ['2: cồn'],
  ],
  [
    'rows',
    { type: 'match_clauses', left: choices('Sơ cứu', 'Chữa cháy'), right: options },
    { type: 'match_clauses', pairs: { c1: 'c3', c2: 'c1' } },
    ['Sơ cứu: Không', 'Chữa cháy: Hằng ngày'],
  ],
  [
    'a list in a blank',
    { type: 'choose_from_list', blanks: [{ id: '1', options }] },
    { type: 'choose_from_list', blanks: { 1: 'c1' } },
    ['Hằng ngày'],
  ],
  [
    'a word in a blank',
    { type: 'drag_to_blank', blanks: ['1', '2'], words: options },
    { type: 'drag_to_blank', blanks: { 1: 'c2', 2: 'c1' } },
    ['1: Thỉnh thoảng', '2: Hằng ngày'],
  ],
  [
    'an order',
    { type: 'order_clauses', clauses: choices('Gọi 114', 'Sơ tán') },
    { type: 'order_clauses', order: ['c2', 'c1'] },
    ['1: Sơ tán', '2: Gọi 114'],
  ],
  ['an answer of another type', { type: 'one_choice', options }, { type: 'true_false', value: true }, []],
])('%s', (_, content, answer, expected) => {
  const lines = answerLines(content, answer, truth);
  expect(lines.map(({ label, text }) => (label === '' ? text : `${label}: ${text}`))).toEqual(expected);
});
