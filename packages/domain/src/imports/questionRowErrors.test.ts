import { expect, test } from 'vitest';
import { errorsOf, type QuestionTexts, readCells } from '../testing/questionCells.ts';

test.each<[string, QuestionTexts, string[]]>([
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
    {
      type: 'Đúng/Sai',
      title: 'T',
      key: 'Đúng',
      shuffle: 'hơi hơi',
      numbering: 'I, II',
      status: 'mới',
      difficulty: 'vận dụng',
    },
    ['shuffle: notABoolean', 'numbering: notOneOf', 'status: notOneOf', 'difficulty: notOneOf'],
  ],
  ['an endless cell', { type: 'Đúng/Sai', title: 'T'.repeat(5_001), key: 'Sai' }, ['title: cellTooLong']],
])('%s', (_, cells, errors) => expect(errorsOf(cells)).toEqual(errors));

test('an error has the text of the cell', () => {
  const reading = readCells({ type: 'Câu đố', title: 'Gì?' });
  expect(reading).toMatchObject({
    ok: false,
    title: 'Gì?',
    type: null,
    errors: [{ column: 'type', value: 'Câu đố' }],
  });
});
