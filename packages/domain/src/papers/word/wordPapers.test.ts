import { describe, expect, test } from 'vitest';
import { lines, paperOf, shown } from '../../testing/wordPapers.ts';
import { paragraph as p, wordTable } from '../../testing/wordXml.ts';
import { errorsOf } from '../errorsOf.ts';

describe('of numbers that Word makes', () => {
  const level = (depth: number, format: string, text: string) =>
    `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
  const numbering = (question: string) =>
    `<w:numbering xmlns:w="urn:w"><w:abstractNum w:abstractNumId="0">${level(0, 'decimal', question)}${level(1, 'upperLetter', '%2.')}</w:abstractNum><w:num w:numId="3"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;
  const at = (depth: number) => `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="3"/></w:numPr>`;
  const body = ['Một?', 'Hai?']
    .map((title) => p(title, at(0)) + p('một', at(1)) + p('{_hai_}', at(1)) + p('ba', at(1)))
    .join('');
  test.each(['Câu %1.', '%1.', '%1)'])('"%s"', (text) => {
    expect(shown(body, numbering(text))).toEqual(['Một? | một | *hai | ba', 'Hai? | một | *hai | ba']);
  });
});

describe('other types', () => {
  test.each<[string, string, string]>([
    [
      'true or false',
      lines('Câu 1. Nước sôi ở 100 °C. (Đúng/Sai)', 'Đáp án: Đúng'),
      'true_false: Nước sôi ở 100 °C. = {"type":"true_false","value":true}',
    ],
    [
      'true or false in English',
      lines('Question 1. Water boils at 100 °C. (True/False)', 'Answer: True'),
      'true_false: Water boils at 100 °C. = {"type":"true_false","value":true}',
    ],
    [
      'as options',
      lines('Câu 1. Nước sôi ở 50 °C.', 'A. Đúng', 'B. {_Sai_}'),
      'true_false: Nước sôi ở 50 °C. = {"type":"true_false","value":false}',
    ],
    [
      'dots to fill',
      lines('Câu 1. Gọi …… khi có cháy.', 'Đáp án: 114'),
      'fill_number: Gọi [[1]] khi có cháy. = {"type":"fill_number","blanks":{"1":{"value":114}}}',
    ],
    [
      'words to fill',
      lines('Câu 1. Thủ đô là ____, cố đô là ____.', 'Đáp án: Hà Nội; Huế / Hue'),
      'fill_keyword: Thủ đô là [[1]], cố đô là [[2]]. = {"type":"fill_keyword","blanks":{"1":["Hà Nội"],"2":["Huế","Hue"]}}',
    ],
    [
      'an essay',
      lines('Câu 1. Trình bày các bước sơ cứu.'),
      'long_answer: Trình bày các bước sơ cứu. = {"type":"long_answer"} !readAsWritten',
    ],
    [
      'a short answer',
      lines('Câu 1. Nêu tên một loại bình.', 'Đáp án: Bình bột'),
      'short_answer: Nêu tên một loại bình. = {"type":"short_answer","model_answer":"Bình bột"}',
    ],
    [
      'an order',
      lines('Câu 1. Sắp xếp các bước.', 'A. Bóp cò', 'B. Rút chốt', 'C. Hướng vòi', 'Đáp án: B-C-A'),
      'order_clauses: Sắp xếp các bước. = {"type":"order_clauses","order":["b","c","a"]}',
    ],
    [
      'two sides',
      lines('Câu 1. Nối cột A với cột B.') +
        wordTable([
          ['Cột A', 'Cột B'],
          ['1. Lào', 'a. Hà Nội'],
          ['2. Việt Nam', 'b. Viêng Chăn'],
        ]) +
        lines('Đáp án: 1-b, 2-a'),
      'match_clauses: Nối cột A với cột B. = {"type":"match_clauses","pairs":{"a":"b","b":"a"}}',
    ],
  ])('%s', (_, body, expected) => expect(shown(body)).toEqual([expected]));
});

describe('how hard a question is', () => {
  const difficultiesOf = (...texts: string[]) =>
    paperOf(lines(...texts)).questions.map(({ draft, warnings }) => [
      draft.title,
      draft.difficulty,
      ...warnings,
    ]);
  test('stands below it, or in brackets behind its number', () => {
    expect(
      difficultiesOf(
        'Câu 1. Một?',
        'Độ khó: Dễ',
        'A. a',
        '*B. b',
        'Câu 2 (khó). Hai?',
        'A. a',
        '*B. b',
        'Mức độ: Dễ',
        'Câu 3 (0,5 điểm). Ba?',
        'A. a',
        '*B. b',
        'Question 4. Four?',
        'A. a',
        '*B. b',
        'Difficulty: medium',
      ),
    ).toEqual([
      ['Một?', 'easy'],
      ['Hai?', 'hard'],
      ['Ba?', null],
      ['Four?', 'medium'],
    ]);
  });

  test('a level that is no difficulty is named as not understood', () => {
    expect(difficultiesOf('Câu 1. Một?', 'A. a', '*B. b', 'Mức độ: Vận dụng cao')).toEqual([
      ['Một?', null, { code: 'lineLeft', params: { text: 'Mức độ: Vận dụng cao' } }],
    ]);
  });
});

describe('a rubric', () => {
  const read = (...texts: string[]) =>
    paperOf(lines(...texts)).questions.map(({ draft, warnings }) => [
      draft.title,
      draft.key,
      ...warnings.map(({ code }) => code),
    ]);
  const rubric = [
    {
      id: 'a',
      title: 'Nội dung',
      levels: [
        { id: 'a', title: 'Đủ ý', points: 6 },
        { id: 'b', title: 'Sai', points: 0 },
      ],
    },
  ];

  test('belongs to the key of a written answer', () => {
    const typed = ['Thang chấm:', '- Nội dung: Đủ ý = 6 | Sai = 0'];
    expect(read('Câu 1. Trình bày.', ...typed, 'Câu 2. Nêu tên.', 'Đáp án: Bình bột', ...typed)).toEqual([
      ['Trình bày.', { type: 'long_answer', rubric }],
      ['Nêu tên.', { type: 'short_answer', model_answer: 'Bình bột', rubric }],
    ]);
  });

  test.each([
    ['with a line that is no criterion', ['Câu 1. Trình bày.', 'Thang chấm:', 'Tùy bài'], 'readAsWritten'],
    ['of options', ['Câu 1. Một?', 'A. a', '*B. b', 'Rubric:', '- Nội dung: Đủ ý = 6 | Sai = 0']],
  ])('%s is named as left out', (_, texts, ...others) => {
    expect(read(...texts).map(([, , ...codes]) => codes)).toEqual([[...others, 'rubricLeft']]);
  });
});

test('headings of parts belong to no question', () => {
  const body = lines(
    'PHẦN I. TỰ LUẬN',
    'Câu 1. Trình bày.',
    'PHẦN II. TRẢ LỜI NGẮN',
    'Câu 2. Gọi số nào?',
    'Đáp án: 114',
    'Phần 3. Trắc nghiệm',
    'Câu 3. Phần I của sơ đồ?',
    'A. a',
    '*B. b',
    'IV. Hết phần',
  );
  expect(paperOf(body).questions.map(({ draft }) => draft.title)).toEqual([
    'Trình bày.',
    'Gọi số nào?',
    'Phần I của sơ đồ?',
  ]);
});

test('numbers within a question begin none', () => {
  const body = lines(
    '1. Xét các ý:',
    '(1) một',
    '(2) hai',
    'A. a',
    'B. {_b_}',
    '2. Số 2.5 lớn hơn?',
    'A. 1.5',
    '*B. 3.5',
  );
  expect(shown(body)).toEqual(['Xét các ý:\n(1) một\n(2) hai | a | *b', 'Số 2.5 lớn hơn? | 1.5 | *3.5']);
});

test('2,000 questions are read', () => {
  const body = Array.from({ length: 2000 }, (_, index) =>
    lines(`Câu ${index + 1}. Hỏi ${index}?`, 'A. một', 'B. {_hai_}', 'C. ba'),
  );
  const { questions } = paperOf(body.join(''));
  expect(questions).toHaveLength(2000);
  expect(questions.every(({ draft }) => errorsOf(draft).length === 0)).toBe(true);
});

test('a document without questions has none', () => {
  expect(paperOf(lines('Biên bản họp', 'Ngày 2.5.2026')).questions).toEqual([]);
});
