import { readFileSync } from 'node:fs';
import { writeOds, writeXlsx, type CellValue } from 'hucre';
import { describe, expect, test } from 'vitest';
import { importLimits } from '@sen/domain/imports/importLimits';
import { openSpreadsheet } from './openSpreadsheet.ts';
import { readSpreadsheet } from './readSpreadsheet.ts';

const rows: CellValue[][] = [
  ['Nội dung', 'Điểm', 'Số điện thoại'],
  ['Hoả hoạn và chỗ ở', 8.5, '0912345678'],
  [],
  ['Đường', 1.234, true],
];
const read = [
  { number: 1, cells: ['Nội dung', 'Điểm', 'Số điện thoại'] },
  { number: 2, cells: ['Hoả hoạn và chỗ ở', { text: '8,5', number: 8.5 }, '0912345678'] },
  { number: 4, cells: ['Đường', { text: '1,234', number: 1.234 }, 'TRUE'] },
];

const open = (bytes: Uint8Array, name: string, sheet?: string) =>
  readSpreadsheet({ bytes, name, sheet, limits: importLimits.members }, '1');
const csv = 'Nội dung;Điểm\r\n"Có; dấu ""chấm phẩy""\nhai dòng";8,5\r\n';
const csvRows = [
  { number: 1, cells: ['Nội dung', 'Điểm'] },
  { number: 2, cells: ['Có; dấu "chấm phẩy"\nhai dòng', '8,5'] },
];

describe('the four formats', () => {
  test('xlsx, with the number that the sheet shows beside each row', async () => {
    const bytes = await writeXlsx({ sheets: [{ name: 'Câu hỏi', rows }] });
    expect(await open(bytes, 'a.xlsx')).toMatchObject({ sheet: 'Câu hỏi', sheets: ['Câu hỏi'], rows: read });
  });

  test('ods', async () => {
    const bytes = await writeOds({ sheets: [{ name: 'Câu hỏi', rows }] });
    expect((await open(bytes, 'a.ods')).rows).toEqual(read);
  });

  test('xls', async () => {
    const bytes = readFileSync(new URL('../testing/files/excel-97.xls', import.meta.url));
    expect((await open(bytes, 'a.xls')).rows).toEqual(read);
  });

  test('csv', async () => {
    expect((await open(Buffer.from(csv), 'a.csv')).rows).toEqual(csvRows);
  });
});

describe('encodings of a csv', () => {
  test.each([
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${csv}`)],
    ['UTF-16 LE with a mark', Buffer.from(`\uFEFF${csv}`, 'utf16le')],
    ['UTF-16 LE without one', Buffer.from(csv, 'utf16le')],
    ['UTF-16 BE with a mark', Buffer.from(`\uFEFF${csv}`, 'utf16le').swap16()],
    ['decomposed', Buffer.from(csv.normalize('NFD'))],
  ])('%s', async (_, bytes) => {
    expect((await open(bytes, 'a.csv')).rows).toEqual(csvRows);
  });

  test('Windows-1258', async () => {
    // 'Đường đèo' as Windows-1258 writes it: D0, u+horn as FD, o+horn as F5 … and a combining grave (CC).
    const bytes = Buffer.from([0xd0, 0xfd, 0xf5, 0xcc, 0x6e, 0x67, 0x20, 0xf0, 0x65, 0xcc, 0x6f]);
    expect((await open(bytes, 'a.csv')).rows[0]?.cells).toEqual(['Đường đèo']);
  });
});

describe('sheets', () => {
  const sheets = [
    { name: 'Ẩn', rows: [['ẩn']], hidden: true },
    { name: 'Một', rows: [['một']] },
    { name: 'Hai', rows: [['hai']] },
  ];

  test('the first that is visible, unless one is named', async () => {
    const bytes = await writeXlsx({ sheets });
    expect(await open(bytes, 'a.xlsx')).toMatchObject({ sheet: 'Một', sheets: ['Một', 'Hai'] });
    expect((await open(bytes, 'a.xlsx', 'Hai')).rows[0]?.cells).toEqual(['hai']);
    expect((await open(bytes, 'a.xlsx', 'Ẩn')).sheet).toBe('Một');
  });
});

describe('formulas', () => {
  test('are read as the value that the file holds; one without a value is told apart', async () => {
    const cells = new Map([
      ['0,0', { value: null, type: 'formula' as const, formula: '1+1', formulaResult: 2.5 }],
      ['0,1', { value: null, type: 'formula' as const, formula: 'Z9+1' }],
    ]);
    const bytes = await writeXlsx({ sheets: [{ name: 'A', rows: [[null, null, 'x']], cells }] });
    expect((await open(bytes, 'a.xlsx')).rows[0]?.cells).toEqual([
      { text: '2,5', number: 2.5 },
      { formula: '=Z9+1' },
      'x',
    ]);
  });
});

describe('what is refused', () => {
  test('a workbook with a password', async () => {
    const bytes = await writeXlsx({
      sheets: [{ name: 'A', rows }],
      encryption: { password: 'bí mật', spinCount: 1000 },
    });
    await expect(open(bytes, 'a.xlsx')).rejects.toMatchObject({ code: 'fileEncrypted' });
  });

  test.each([
    ['an empty file', 'a.csv', Buffer.alloc(0), 'fileEmpty'],
    [
      "an image with a spreadsheet's name",
      'a.xlsx',
      Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      'fileNotSpreadsheet',
    ],
    [
      'an image called .csv',
      'a.csv',
      Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex'),
      'fileNotSpreadsheet',
    ],
    ['text that does not call itself csv', 'a.xlsx', Buffer.from(csv), 'fileNotSpreadsheet'],
    [
      'a zip that is no workbook',
      'a.xlsx',
      Buffer.from('504b03041400000000000000', 'hex'),
      'fileNotSpreadsheet',
    ],
    [
      'a workbook cut off',
      'a.xlsx',
      Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.from('xl/workbook.xml')]),
      'fileUnreadable',
    ],
  ])('%s', async (_, name, bytes, code) => {
    await expect(open(bytes, name)).rejects.toMatchObject({ code });
  });
});

test('large files are opened one after the other, also when one of them cannot be read; small ones do not wait', async () => {
  const large = Buffer.from(`a;b\n${`1;${'2'.repeat(20)}\n`.repeat(60_000)}`);
  const broken = Buffer.concat([
    Buffer.from('504b0304', 'hex'),
    Buffer.from('xl/workbook.xml'),
    Buffer.alloc(1_100_000),
  ]);
  const first = await openSpreadsheet(
    {
      bytes: large,
      name: 'a.csv',
      sheet: undefined,
      limits: importLimits.members,
    },
    '1',
  );
  const order: string[] = [];
  const second = open(broken, 'b.xlsx').catch(() => order.push('second'));
  const third = open(large, 'c.csv').then(() => order.push('third'));
  await open(Buffer.from(csv), 'd.csv').then(() => order.push('small'));
  expect(order).toEqual(['small']);
  await first.close();
  await Promise.all([second, third]);
  expect(order).toEqual(['small', 'second', 'third']);
});
