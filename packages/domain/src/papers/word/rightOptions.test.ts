import { describe, expect, test } from 'vitest';
import { lines, paperOf, shown } from '../../testing/wordPapers.ts';
import { wordTable } from '../../testing/wordXml.ts';

const capital = 'Thủ đô của Việt Nam là | Huế | *Hà Nội | Đà Nẵng | Cần Thơ';

describe('the right option is', () => {
  test.each<[string, string]>([
    [
      'underlined',
      lines('Câu 1. Thủ đô của Việt Nam là', 'A. Huế', 'B. {_Hà Nội_}', 'C. Đà Nẵng', 'D. Cần Thơ'),
    ],
    [
      'underlined at its letter',
      lines('Câu 1: Thủ đô của Việt Nam là', 'A. Huế\t{_B._} Hà Nội\tC. Đà Nẵng\tD. Cần Thơ'),
    ],
    [
      'bold',
      lines(
        'Câu 1: Thủ đô của Việt Nam là',
        '{*A.*} Huế',
        '{*B.*} {*Hà Nội*}',
        '{*C.*} Đà Nẵng',
        '{*D.*} Cần Thơ',
      ),
    ],
    [
      'bold where all letters are not',
      lines('Câu 1: Thủ đô của Việt Nam là', 'A. Huế', '{*B. Hà Nội*}', 'C. Đà Nẵng', 'D. Cần Thơ'),
    ],
    ['red', lines('Câu 1) Thủ đô của Việt Nam là', 'A. Huế   B. {~Hà Nội~}   C. Đà Nẵng   D. Cần Thơ')],
    [
      'highlighted',
      lines('Câu hỏi 1: Thủ đô của Việt Nam là', 'A) Huế', 'B) {^Hà Nội^}', 'C) Đà Nẵng', 'D) Cần Thơ'),
    ],
    [
      'starred before',
      lines('Câu 1. Thủ đô của Việt Nam là', 'A. Huế', '*B. Hà Nội', 'C. Đà Nẵng', 'D. Cần Thơ'),
    ],
    [
      'starred behind',
      lines('Câu 1. Thủ đô của Việt Nam là', 'A. Huế', 'B. Hà Nội*', 'C. Đà Nẵng', 'D. Cần Thơ'),
    ],
    [
      'told in words',
      lines('Câu 1. Thủ đô của Việt Nam là', 'A. Huế', 'B. Hà Nội (đúng)', 'C. Đà Nẵng', 'D. Cần Thơ'),
    ],
    [
      'on a line of its own',
      lines('Câu 1. Thủ đô của Việt Nam là', 'A. Huế B. Hà Nội C. Đà Nẵng D. Cần Thơ', 'Đáp án: B'),
    ],
    [
      'chosen',
      lines(
        'Câu 1 (0,5 điểm). Thủ đô của Việt Nam là',
        'A. Huế',
        'B. Hà Nội',
        'C. Đà Nẵng',
        'D. Cần Thơ',
        'Chọn B.',
      ),
    ],
    [
      'given with its text',
      lines(
        'Câu 1. Thủ đô của Việt Nam là',
        'A. Huế',
        'B. Hà Nội',
        'C. Đà Nẵng',
        'D. Cần Thơ',
        'Đáp án đúng: B. Hà Nội',
      ),
    ],
    [
      'in English',
      lines(
        'Question 1. Thủ đô của Việt Nam là',
        'A. Huế',
        'B. Hà Nội',
        'C. Đà Nẵng',
        'D. Cần Thơ',
        'Answer: B',
      ),
    ],
    [
      'on the line of the title',
      lines('Câu 1. Thủ đô của Việt Nam là A. Huế B. Hà Nội C. Đà Nẵng D. Cần Thơ', 'ĐA: B'),
    ],
    [
      'in a table of options',
      lines('Câu 1. Thủ đô của Việt Nam là') +
        wordTable([
          ['A. Huế', 'B. {_Hà Nội_}'],
          ['C. Đà Nẵng', 'D. Cần Thơ'],
        ]),
    ],
    [
      'in a row of a table',
      wordTable([
        ['STT', 'Câu hỏi', 'A', 'B', 'C', 'D', 'Đáp án'],
        ['1', 'Thủ đô của Việt Nam là', 'Huế', 'Hà Nội', 'Đà Nẵng', 'Cần Thơ', 'B'],
      ]),
    ],
    [
      'of decomposed letters',
      lines(
        'Câu 1. Thủ đô của Việt Nam là',
        'A. Huế',
        'B. Hà Nội',
        'C. Đà Nẵng',
        'D. Cần Thơ',
        'Đáp án: B',
      ).normalize('NFD'),
    ],
  ])('%s', (_, body) => expect(shown(body)).toEqual([capital]));
});

const two = lines(
  'ĐỀ KIỂM TRA',
  'Thời gian: 15 phút',
  'Câu 1. Một?',
  'A. a1',
  'B. b1',
  'C. c1',
  'Câu 2. Hai?',
  'A. a2',
  'B. b2',
  'C. c2',
  '----- HẾT -----',
  'BẢNG ĐÁP ÁN',
);

describe('answers at the end stand', () => {
  test.each<[string, string]>([
    ['in cells', wordTable([['1.C', '2.A']])],
    [
      'below their numbers',
      wordTable([
        ['Câu', '1', '2'],
        ['Đáp án', 'C', 'A'],
      ]),
    ],
    [
      'beside their numbers',
      wordTable([
        ['Câu', 'Đáp án'],
        ['1', 'C'],
        ['2', 'A'],
      ]),
    ],
    [
      'in a cell each, in words',
      wordTable([
        ['Câu 1', 'Đáp án C'],
        ['Câu 2', 'Đáp án: A'],
      ]),
    ],
    ['on a line', lines('1C 2A')],
    ['with hyphens', lines('1-C; 2-A')],
    ['with brackets', lines('1) C, 2) A')],
    ['with arrows', lines('1 -> C | 2 → A')],
    ['on a line each', lines('Câu 1: C', 'Câu 2: A')],
  ])('%s', (_, body) => {
    expect(shown(two + body)).toEqual(['Một? | a1 | b1 | *c1', 'Hai? | *a2 | b2 | c2']);
    expect(paperOf(two + body).notes).toEqual([
      { code: 'linesBefore', params: { count: 2 } },
      { code: 'keysRead', params: { count: 2 } },
    ]);
  });

  const asked = two.replace(lines('BẢNG ĐÁP ÁN'), '');
  const right = ['Một? | a1 | b1 | *c1', 'Hai? | *a2 | b2 | c2'];
  test.each([
    ['ĐÁP ÁN: 1C 2A'],
    ['Đáp án: 1-C; 2-A'],
    ['BẢNG ĐÁP ÁN: 1.C 2.A'],
    ['ĐÁP ÁN ĐỀ 1: 1) C   2) A'],
    ['Answer key: 1. C, 2. A'],
    ['1C 2A'],
    ['1-C; 2-A'],
    ['1.C 2.A'],
    ['1) C\t2) A'],
    ['1) C', '2) A'],
    ['ĐÁP ÁN: 1C', '2A'],
  ])('on one line, or as they come: %s', (...written) => {
    expect(shown(asked + lines(...written))).toEqual(right);
    expect(paperOf(asked + lines(...written)).notes.at(-1)).toEqual({
      code: 'keysRead',
      params: { count: 2 },
    });
  });

  test.each<[string, string[][]]>([
    [
      'below its number',
      [
        ['Câu', '2'],
        ['Đáp án', 'A'],
      ],
    ],
    [
      'beside its number',
      [
        ['Câu', 'Đáp án'],
        ['2', 'A'],
      ],
    ],
    ['in words', [['Câu 2', 'Đáp án A']]],
    ['in words below', [['Câu 2'], ['Đáp án A']]],
  ])('in a table with one: %s', (_, rows) => {
    for (const body of [two, asked])
      expect(shown(body + wordTable(rows))).toEqual(['Một? | a1 | b1 | c1', right[1]]);
    expect(paperOf(two + wordTable(rows)).notes.at(-1)?.code).toBe('keysRead');
  });

  test('before the questions', () => {
    expect(shown(lines('ĐÁP ÁN: 1C 2A') + asked)).toEqual(right);
    expect(shown(wordTable([['1.C', '2.A']]) + asked)).toEqual(right);
  });

  test.each<[string, string, number, string]>([
    ['a sign of a line', lines('1C 2? 3B'), 1, '“2?”'],
    ['a line', lines('1C 2A', 'Người ra đề: Lan'), 1, '“Người ra đề: Lan”'],
    ['a table', wordTable([['Người ra đề', 'Lan']]), 2, '“Người ra đề”, “Lan”'],
    [
      'a number',
      wordTable([
        ['1', '2'],
        ['C', ''],
      ]),
      1,
      '“2”',
    ],
  ])('and %s that is none is noted', (_, body, count, texts) => {
    expect(paperOf(two + body).notes).toContainEqual({ code: 'keysLeft', params: { count, texts } });
  });

  test('and on the line of a heading', () => {
    const { notes } = paperOf(asked + lines('ĐÁP ÁN: 1C 2? 3A 4B'));
    expect(notes).toContainEqual({ code: 'keysLeft', params: { count: 1, texts: '“2?”' } });
  });

  test('and may differ from that of a question', () => {
    const body = lines('Câu 1. Một?', 'A. a1', 'B. b1', 'Đáp án: A', 'BẢNG ĐÁP ÁN', '1B');
    expect(shown(body)).toEqual(['Một? | *a1 | b1 !keysSaidTwice']);
    expect(shown(body.replace('1B', '1A'))).toEqual(['Một? | *a1 | b1']);
  });

  test.each<[string, string[], string]>([
    [
      'of a sentence',
      ['Câu 1. Nêu kết quả.', 'Đáp án: 5 A và 3 B'],
      'short_answer: Nêu kết quả. = {"type":"short_answer","model_answer":"5 A và 3 B"}',
    ],
    [
      'of one word',
      ['Câu 1. Phòng nào?', 'Đáp án: 1B'],
      'short_answer: Phòng nào? = {"type":"short_answer","model_answer":"1B"}',
    ],
    ['of an option', ['Câu 1. Phòng nào?', 'A. 1A', 'B. 1B', 'Đáp án: 1B'], 'Phòng nào? | 1A | *1B'],
    [
      'of an option that goes on',
      ['Câu 1. Một?', 'A. a1', 'B. tầng', '2 A hoặc 3 B', 'Đáp án: A'],
      'Một? | *a1 | tầng\n2 A hoặc 3 B',
    ],
  ])('but not in the answer %s', (_, written, expected) => {
    expect(shown(lines(...written))).toEqual([expected]);
  });

  test('and may belong to no question', () => {
    expect(paperOf(two + lines('1.C 2.A 3.B')).notes.at(-1)).toEqual({
      code: 'keysUnused',
      params: { count: 1, labels: '3' },
    });
  });
});
