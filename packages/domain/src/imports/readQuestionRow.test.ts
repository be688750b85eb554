import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { scoreAnswer } from '../attempts/scoreAnswer.ts';
import { checkQuestion } from '../questions/checkQuestion.ts';
import { questionTypeNames } from '../questions/questionTypeNames.ts';
import { questionTypes } from '../questions/questionTypes.ts';
import { categories, errorsOf, everyColumn, questionOf } from '../testing/questionCells.ts';
import { questionColumnKeys } from './questionColumns.ts';
import { readQuestionRow } from './readQuestionRow.ts';

describe('each type', () => {
  test('one choice, with all its settings', () => {
    expect(
      questionOf({
        type: 'trac nghiem',
        title: 'Chọn',
        option_a: 'x',
        option_b: 'y',
        key: 'b',
        shuffle: 'x',
        numbering: 'a,b,c',
        status: 'Bản nháp',
        difficulty: 'kho',
      }),
    ).toEqual({
      title: 'Chọn',
      category_id: '7',
      status: 'draft',
      difficulty: 'hard',
      shuffle: true,
      numbering: 'a',
      content: {
        type: 'one_choice',
        options: [
          { id: 'a', text: 'x' },
          { id: 'b', text: 'y' },
        ],
      },
      key: { type: 'one_choice', choice: 'b' },
    });
  });

  test.each([
    ['', null],
    ['Chưa đánh giá', null],
    ['Not rated', null],
    ['Trung bình', 'medium'],
    ['Easy', 'easy'],
  ])('of the difficulty "%s"', (difficulty, expected) => {
    expect(questionOf({ type: 'Đúng/Sai', title: 'T', key: 'Đúng', difficulty }).difficulty).toBe(expected);
  });

  test('matching: a distractor, and two lefts that share a right', () => {
    const { content, key } = questionOf({
      type: 'Nối hai vế',
      title: 'Nối',
      option_a: 'Huế = miền Trung',
      option_b: 'Vinh → miền Trung',
      option_c: '= miền Bắc',
    });
    expect(content).toEqual({
      type: 'match_clauses',
      left: [
        { id: 'a', text: 'Huế' },
        { id: 'b', text: 'Vinh' },
      ],
      right: [
        { id: 'a', text: 'miền Bắc' },
        { id: 'b', text: 'miền Trung' },
      ],
    });
    expect(key).toEqual({ type: 'match_clauses', pairs: { a: 'b', b: 'b' } });
  });

  test('ordering: the order of the cells is the key, and the content does not reveal it', () => {
    const { content, key } = questionOf({
      type: 'sắp xếp',
      title: 'Sắp',
      option_a: 'c',
      option_b: 'a',
      option_c: 'b',
    });
    expect(content).toMatchObject({
      clauses: [
        { id: 'a', text: 'a' },
        { id: 'b', text: 'b' },
        { id: 'c', text: 'c' },
      ],
    });
    expect(key).toEqual({ type: 'order_clauses', order: ['c', 'a', 'b'] });
  });

  test('ordering: a key gives the order of the cells', () => {
    const cells = { type: 'order_clauses', title: 'Sắp', option_a: 'm', option_b: 'n', option_c: 'k' };
    for (const key of ['B, C, A', '2 → 3 → 1', 'n; k; m'])
      expect(questionOf({ ...cells, key }).key, key).toEqual({
        type: 'order_clauses',
        order: ['c', 'a', 'b'],
      });
  });

  test('a number cell is the number that it holds, whatever it shows', () => {
    const row = ['fill_number', 'Bao nhiêu? [[1]]', 'An toàn lao động'];
    const reading = readQuestionRow(
      [...row, { text: '1,125', number: 1.125 }],
      { type: 0, title: 1, category: 2, key: 3 },
      categories,
    );
    expect(reading.ok && reading.question.key).toEqual({
      type: 'fill_number',
      blanks: { '1': { value: 1.125 } },
    });
    expect(errorsOf({ type: 'fill_number', title: '[[1]]', key: '1,125' })).toEqual(['key: numberAmbiguous']);
    const limit = readQuestionRow(
      ['long_answer', 'Kể', 'An toàn lao động', { text: '1.000', number: 1000 }],
      { type: 0, title: 1, category: 2, character_limit: 3 },
      categories,
    );
    expect(limit.ok && limit.question.content).toMatchObject({ character_limit: 1000 });
  });

  test('keywords and numbers', () => {
    const words = questionOf({ type: 'fill_keyword', title: '[[1]] [[3]]', key: 'km/h | Hà Nội / Ha Noi' });
    expect(words.key).toEqual({ type: 'fill_keyword', blanks: { '1': ['km/h'], '3': ['Hà Nội', 'Ha Noi'] } });
    const numbers = questionOf({ type: 'Điền số', title: '[[1]] [[2]]', key: '-8,5 | 3.14±0,01' });
    expect(numbers.key).toEqual({
      type: 'fill_number',
      blanks: { '1': { value: -8.5 }, '2': { value: 3.14, tolerance: 0.01 } },
    });
  });

  test('lists and words', () => {
    const lists = questionOf({
      type: 'Chọn từ danh sách',
      title: '[[1]] [[2]]',
      option_a: 'a; b*',
      option_b: '*c; d',
    });
    expect(lists.key).toEqual({ type: 'choose_from_list', blanks: { '1': 'b', '2': 'a' } });
    const words = questionOf({
      type: 'kéo thả',
      title: '[[1]] [[2]]',
      option_a: 'một',
      option_b: 'hai',
      option_c: 'ba',
      key: 'B,A',
    });
    const answer = { type: 'drag_to_blank' as const, blanks: { '1': 'b', '2': 'c' } };
    expect(words.content).toMatchObject({ words: [{ text: 'ba' }, { text: 'hai' }, { text: 'một' }] });
    expect(scoreAnswer(words.content, words.key, answer, 10)).toBe(10);
  });
});

test('every row is a valid question or has errors', () => {
  const cell = fc.oneof(
    fc.constantFrom(
      '',
      'A',
      'A,B',
      '[[1]] và [[2]]',
      'x*; y',
      'a = b',
      '8,5 | 3',
      'Đúng',
      '200',
      '__proto__',
      '=1+1',
    ),
    fc.string(),
  );
  const type = fc.constantFrom(...questionTypes.map((one) => questionTypeNames[one].vi));
  const rows = fc.tuple(
    type,
    cell,
    fc.constant('An toàn lao động'),
    ...questionColumnKeys.slice(3).map(() => cell),
  );
  fc.assert(
    fc.property(rows, (row) => {
      const reading = readQuestionRow(row, everyColumn, categories);
      if (reading.ok) expect(checkQuestion(reading.question)).toEqual([]);
      else expect(reading.errors.length).toBeGreaterThan(0);
    }),
    { numRuns: 2_000 },
  );
});
