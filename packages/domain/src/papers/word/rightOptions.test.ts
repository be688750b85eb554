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
    ['on a line', lines('1C 2A')],
    ['on a line each', lines('Câu 1: C', 'Câu 2: A')],
  ])('%s', (_, body) => {
    expect(shown(two + body)).toEqual(['Một? | a1 | b1 | *c1', 'Hai? | *a2 | b2 | c2']);
    expect(paperOf(two + body).notes).toEqual([
      { code: 'linesBefore', params: { count: 2 } },
      { code: 'keysRead', params: { count: 2 } },
    ]);
  });

  test('and may belong to no question', () => {
    expect(paperOf(two + lines('1.C 2.A 3.B')).notes.at(-1)).toEqual({
      code: 'keysUnused',
      params: { count: 1, labels: '3' },
    });
  });
});
