import { expect, test } from 'vitest';
import { sheetCodes } from './studentSheet.ts';

test.each<[string, string[][], string[] | undefined]>([
  [
    'the column of codes among others, below a title',
    [
      ['Danh sách lớp'],
      ['STT', 'Họ và tên', 'Mã học viên (*)'],
      ['1', 'Đỗ Minh Châu', ' SV0005 '],
      ['2', 'Lê An', ''],
    ],
    ['SV0005'],
  ],
  [
    'the email of whoever has no code',
    [
      ['Email', 'Membership code'],
      ['chau@sen.vn', 'SV0005'],
      ['an@sen.vn', ''],
    ],
    ['SV0005', 'an@sen.vn'],
  ],
  [
    'a cell that is too long for a code by its beginning',
    [['Mã học viên'], ['x'.repeat(5000)]],
    [`${'x'.repeat(99)}…`],
  ],
  [
    'one column without a heading',
    [
      ['', 'SV0005'],
      ['', 'chau@sen.vn'],
    ],
    ['SV0005', 'chau@sen.vn'],
  ],
  ['one row without headings', [['SV0005', 'SV0006']], ['SV0005', 'SV0006']],
  ['a heading and no rows', [['Email']], []],
  [
    'several columns without headings',
    [
      ['1', 'SV0005'],
      ['2', 'SV0006'],
    ],
    undefined,
  ],
])('%s', (_, rows, codes) => {
  expect(sheetCodes(rows)).toEqual(codes);
});
