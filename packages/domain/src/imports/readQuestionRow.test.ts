import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import type { Language } from '@sen/api/contract/model';
import { scoreAnswer } from '../attempts/scoreAnswer.ts';
import { checkQuestion } from '../questions/checkQuestion.ts';
import { questionTypeNames } from '../questions/questionTypeNames.ts';
import { questionTypes } from '../questions/questionTypes.ts';
import { headingRow } from './headingRow.ts';
import { checkMapping, mapColumns } from './mapColumns.ts';
import { type QuestionColumn, questionColumnKeys, questionSheet } from './questionColumns.ts';
import { questionGuideRows, questionTemplateRows } from './questionTemplate.ts';
import { readQuestionRow } from './readQuestionRow.ts';
import { questionTypeAliases, readQuestionType } from './readQuestionType.ts';
import { questionFingerprint, repeatedRows } from './repeatedRows.ts';
import { importColumns } from './SheetColumns.ts';

const categories = [{ id: '7', name: 'An toàn lao động' }];
const everyColumn = Object.fromEntries(questionColumnKeys.map((key, index) => [key, index]));

function read(cells: Partial<Record<QuestionColumn, string>>) {
  const row = { category: 'an toan lao dong', ...cells };
  return readQuestionRow(
    questionColumnKeys.map((key) => row[key]),
    everyColumn,
    categories,
  );
}

const errorsOf = (cells: Partial<Record<QuestionColumn, string>>) => {
  const reading = read(cells);
  return reading.ok ? [] : reading.errors.map(({ column, code }) => `${column}: ${code}`);
};

describe.each<Language>(['vi', 'en'])('the template (%s)', (language) => {
  const [headings = [], ...rows] = questionTemplateRows(language, 'An toàn lao động');
  const mapping = mapColumns(questionSheet, headings);

  test('its headings are all known', () => {
    expect(mapping).toEqual(everyColumn);
    expect(checkMapping(questionSheet, mapping, language)).toEqual([]);
    expect(importColumns(questionSheet, language).map(({ label }) => label)).toEqual(headings);
  });

  test('it holds one right question of each type, and the guide explains each', () => {
    const readings = rows.map((row) => readQuestionRow(row, mapping, categories));
    expect(readings.flatMap((reading) => (reading.ok ? [] : reading.errors))).toEqual([]);
    expect(readings.map(({ type }) => type)).toEqual(questionTypes);
    expect(questionGuideRows(language)).toHaveLength(1 + questionTypes.length);
    expect(rows.map(([type]) => type)).toEqual(
      questionTypes.map((type) => questionTypeNames[type][language]),
    );
  });
});

describe('each type', () => {
  const questionOf = (cells: Partial<Record<QuestionColumn, string>>) => {
    const reading = read(cells);
    if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
    return reading.question;
  };

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
      }),
    ).toEqual({
      title: 'Chọn',
      category_id: '7',
      status: 'draft',
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

test.each<[string, Partial<Record<QuestionColumn, string>>, string[]]>([
  [
    'an empty row',
    { category: '' },
    ['type: thisFieldIsRequired', 'title: thisFieldIsRequired', 'category: thisFieldIsRequired'],
  ],
  [
    'an unknown type and category',
    { type: 'Câu đố', title: 'Gì?', category: 'Nấu ăn' },
    ['type: unknownQuestionType', 'category: unknownCategory'],
  ],
  ['no options', { type: 'one_choice', title: 'T', key: 'A' }, ['option_a: optionsMissing']],
  [
    'a gap',
    { type: 'one_choice', title: 'T', option_a: 'x', option_c: 'z', key: 'A' },
    ['option_b: optionGap'],
  ],
  [
    'a letter too far',
    { type: 'one_choice', title: 'T', option_a: 'x', option_b: 'y', key: 'D' },
    ['key: keyLetterUnknown'],
  ],
  [
    'two keys for one choice',
    { type: 'one_choice', title: 'T', option_a: 'x', option_b: 'y', key: 'A,B' },
    ['key: keyCountWrong'],
  ],
  ['no key', { type: 'multiple_choice', title: 'T', option_a: 'x', option_b: 'y' }, ['key: answerMissing']],
  [
    'the same option twice',
    { type: 'one_choice', title: 'T', option_a: 'x', option_b: 'x', key: 'A' },
    ['option_b: optionTwice'],
  ],
  ['neither true nor false', { type: 'Đúng/Sai', title: 'T', key: 'A' }, ['key: notABoolean']],
  ['no limit', { type: 'Tự luận', title: 'T' }, ['character_limit: characterLimitNotPositive']],
  [
    'a limit of nothing',
    { type: 'Tự luận', title: 'T', character_limit: '0' },
    ['character_limit: characterLimitNotPositive'],
  ],
  [
    'a limit without end',
    { type: 'Tự luận', title: 'T', character_limit: '1.000.000' },
    ['character_limit: tooLarge'],
  ],
  ['no blank', { type: 'Điền từ', title: 'T', key: 'a' }, ['title: blanksMissing']],
  ['a blank too many', { type: 'Điền từ', title: '[[1]] [[2]]', key: 'a' }, ['title: blanksNotOptions']],
  [
    'a blank without an answer',
    { type: 'Điền từ', title: '[[1]] [[2]]', key: 'a |' },
    ['key: answerMissing'],
  ],
  ['a number with two meanings', { type: 'Điền số', title: '[[1]]', key: '1.234' }, ['key: numberAmbiguous']],
  [
    'a pair that is none',
    { type: 'match_clauses', title: 'T', option_a: 'a = b', option_b: 'c' },
    ['option_b: pairUnreadable'],
  ],
  ['only distractors', { type: 'match_clauses', title: 'T', option_a: '= b' }, ['option_a: optionsMissing']],
  [
    'no star, two stars',
    { type: 'choose_from_list', title: '[[1]] [[2]]', option_a: 'a; b', option_b: 'a*; b*' },
    ['option_a: correctOptionNotStarred', 'option_b: correctOptionNotStarred'],
  ],
  [
    'words for too few blanks',
    { type: 'drag_to_blank', title: '[[1]] [[2]]', option_a: 'a', option_b: 'b', key: 'A' },
    ['key: keyCountWrong'],
  ],
  [
    'a word used twice',
    { type: 'drag_to_blank', title: '[[1]] [[2]]', option_a: 'a', option_b: 'b', key: 'A, A' },
    ['key: wordUsedTwice'],
  ],
  [
    'answers for blanks in another order than their numbers',
    { type: 'fill_keyword', title: '[[2]] [[1]]', key: 'a | b' },
    ['title: blanksOutOfOrder'],
  ],
  ['two tolerances', { type: 'fill_number', title: '[[1]]', key: '85 ± 1 ± 2' }, ['key: notANumber']],
  ['a tolerance without a number', { type: 'fill_number', title: '[[1]]', key: '± 2' }, ['key: notANumber']],
  [
    'an order that leaves a clause out, and one that names a clause twice',
    { type: 'order_clauses', title: 'T', option_a: 'x', option_b: 'y', option_c: 'z', key: 'B, A' },
    ['key: orderKeyIncomplete'],
  ],
  [
    'an order that names a clause twice',
    { type: 'order_clauses', title: 'T', option_a: 'x', option_b: 'y', option_c: 'z', key: 'B, A, A' },
    ['key: orderKeyIncomplete'],
  ],
  [
    'a formula in a title and in an option, as in an import of members',
    { type: 'one_choice', title: '=1+1', option_a: '=A1', option_b: 'y', key: 'B' },
    ['title: formulaUnreadable', 'option_a: formulaUnreadable'],
  ],
  [
    'a title and options that show nothing',
    { type: 'one_choice', title: '\u200b\u2060', option_a: '\u200b', option_b: 'y', key: 'B' },
    ['title: thisFieldIsRequired'],
  ],
  [
    'an option between others that shows nothing',
    { type: 'one_choice', title: 'T', option_a: 'x', option_b: '\u200b\u00ad', option_c: 'y', key: 'A' },
    ['option_b: optionGap'],
  ],
  [
    'a key that is the text of one option and the letter of another',
    { type: 'multiple_choice', title: 'T', option_a: '10', option_b: '20', option_c: '2', key: '1, 2' },
    ['key: keyAmbiguous'],
  ],
  [
    'a key that is letters, or an option without its marks',
    { type: 'multiple_choice', title: 'T', option_a: 'Đông', option_b: 'Nam', option_c: 'Bắc', key: 'bac' },
    ['key: keyAmbiguous'],
  ],
  ['one clause', { type: 'order_clauses', title: 'T', option_a: 'a' }, ['option_a: clausesTooFew']],
  [
    'settings that say nothing',
    { type: 'Đúng/Sai', title: 'T', key: 'Đúng', shuffle: 'hơi hơi', numbering: 'I, II', status: 'mới' },
    ['shuffle: notABoolean', 'numbering: notOneOf', 'status: notOneOf'],
  ],
  ['an endless cell', { type: 'Đúng/Sai', title: 'T'.repeat(5_001), key: 'Sai' }, ['title: cellTooLong']],
])('%s', (_, cells, errors) => expect(errorsOf(cells)).toEqual(errors));

test('an error has the text of the cell', () => {
  const reading = read({ type: 'Câu đố', title: 'Gì?' });
  expect(reading).toMatchObject({
    ok: false,
    title: 'Gì?',
    type: null,
    errors: [{ column: 'type', value: 'Câu đố' }],
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

describe('headings', () => {
  test('are guessed without regard to marks, case and signs', () => {
    expect(
      mapColumns(questionSheet, [
        'STT',
        'LOAI CAU HOI (*)',
        'Câu hỏi',
        'Phương án A',
        'B',
        'Đáp án đúng',
        'danh mục',
      ]),
    ).toEqual({
      type: 1,
      title: 2,
      option_a: 3,
      option_b: 4,
      key: 5,
      category: 6,
    });
  });

  test('are known with a hint in brackets', () => {
    expect(
      mapColumns(questionSheet, ['Nội dung (ghi [[1]] cho ô trống)', 'Đáp án [chữ cái]', 'Lựa chọn A (*)']),
    ).toEqual({
      title: 0,
      key: 1,
      option_a: 2,
    });
  });

  test('are found below a title; the first row is theirs when none is known', () => {
    const heading = ['Loại câu hỏi', 'Nội dung', 'Đáp án'];
    const title = ['NGÂN HÀNG CÂU HỎI', '', ''];
    expect(headingRow(questionSheet, [heading, title])).toBe(0);
    expect(headingRow(questionSheet, [title, ['Tháng 11'], heading, ['Đúng/Sai', 'Câu hỏi', 'Đúng']])).toBe(
      2,
    );
    expect(headingRow(questionSheet, [title, ['x'], ['y']])).toBe(0);
    expect(headingRow(questionSheet, [])).toBe(0);
  });

  test('that are missing or double are named', () => {
    expect(checkMapping(questionSheet, { type: 0, title: 1, category: 1 }, 'vi')).toEqual([
      { field: 'mapping.category', code: 'columnTwice', params: { column: 'Danh mục' } },
      { field: 'mapping.key', code: 'columnMissing', params: { column: 'Đáp án' } },
    ]);
  });

  test('type names never mean two types', () => {
    for (const type of questionTypes) {
      const { vi, en } = questionTypeNames[type];
      for (const name of [type, vi, en, ...questionTypeAliases[type]])
        expect(readQuestionType(name), name).toBe(type);
    }
    expect(readQuestionType('')).toBeUndefined();
    // Earlier templates.
    expect(['Một lựa chọn', 'Nhiều lựa chọn', 'Nối hai vế'].map(readQuestionType)).toEqual([
      'one_choice',
      'multiple_choice',
      'match_clauses',
    ]);
    expect(mapColumns(questionSheet, ['Xáo trộn'])).toEqual({ shuffle: 0 });
  });
});

test('a row repeats another when type, title and choices are the same but for case and blanks', () => {
  const choice = (title: string, option_a: string) => {
    const reading = read({ type: 'one_choice', title, option_a, option_b: 'Sai', key: 'A' });
    if (!reading.ok) throw new Error(JSON.stringify(reading.errors));
    return reading.question;
  };
  const rows = [
    choice('Chọn câu đúng', 'Một'),
    choice('CHỌN  câu đúng', 'một'),
    choice('Chọn câu dừng', 'Một'),
    choice('Chọn câu đúng', 'Mốt'),
    choice('Chọn câu đúng', 'Hai'),
  ];
  const repeated = repeatedRows(rows.map((question, index) => ({ row: index + 2, question })));
  expect([...repeated]).toEqual([[3, 2]]);
  expect(questionFingerprint(rows[0] ?? choice('', ''))).not.toBe(
    questionFingerprint(rows[4] ?? choice('', '')),
  );
});
