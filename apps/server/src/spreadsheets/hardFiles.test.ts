import { readFileSync } from 'node:fs';
import { importLimits } from '@sen/domain/imports/importLimits';
import { describe, expect, test } from 'vitest';
import { odsBytes, odsCell } from '../testing/odsBytes.ts';
import { textCell, workbookBytes } from '../testing/workbookBytes.ts';
import { xlsBytes, xlsError, xlsHiddenRow, xlsNumber, xlsText } from '../testing/xlsBytes.ts';
import { zipBytes } from '../zip/zipBytes.ts';
import { readSpreadsheet } from './readSpreadsheet.ts';
import type { SheetLimits } from './Spreadsheet.ts';

const read = (
  bytes: Uint8Array,
  name = 'a.xlsx',
  limits: SheetLimits = importLimits.members,
  sheet?: string,
) => readSpreadsheet({ bytes, name, sheet, limits }, '1');
const shown = async (bytes: Uint8Array, name?: string) => {
  const { rows } = await read(bytes, name);
  return rows.map(({ number, cells }) => [
    number,
    ...cells.map((cell) => (typeof cell === 'object' && 'text' in cell ? cell.text : cell)),
  ]);
};
const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`;
const oneSheet = (rows: string, more: Partial<Parameters<typeof workbookBytes>[0]> = {}) =>
  workbookBytes({ sheets: [{ name: 'A', rows }], ...more });
const odsRow = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;
const odsTable = (rows: string, name = 'A', attributes = '') =>
  `<table:table table:name="${name}" ${attributes}>${rows}</table:table>`;

/** Values, format codes and what cells show by them. */
const formats = [
  [211, '000000', '000211'],
  [0.5, '0%', '50%'],
  [1.125, '0.000', '1,125'],
  [1125, '#,##0', '1.125'],
  [8.5 / 24, 'h:mm', '8:30'],
  [46_115, 'mm/yyyy', '04/2026'],
  [46_115, 'm/d/yyyy', '03/04/2026'],
  [46_115.5, 'dd/mm/yyyy hh:mm', '03/04/2026 12:00'],
] as const;
const codes = formats.map(([, code]) => code);
const texts = formats.map(([, , text]) => text);

describe('numbers are read as their cells show them', () => {
  test('.xlsx', async () => {
    const cells = formats.map(([value], index) => `<c s="${index + 1}"><v>${value}</v></c>`);
    const bytes = oneSheet(row(1, ...cells, '<c><v>1.125</v></c>', '<c><v>84912345678</v></c>'), {
      formats: codes,
    });
    expect(await shown(bytes)).toEqual([[1, ...texts, '1,125', '84912345678']]);
    const { rows } = await read(bytes);
    expect(rows[0]?.cells.slice(2, 4)).toEqual([
      { text: '1,125', number: 1.125 },
      { text: '1.125', number: 1125 },
    ]);
  });

  test('.xls', async () => {
    const records = formats.map(([value], index) => xlsNumber(0, index, value, index + 1));
    const bytes = xlsBytes([{ name: 'A', records }], { formats: codes });
    expect(await shown(bytes, 'a.xls')).toEqual([[1, ...texts]]);
  });

  test('.ods, whichever decimal mark it shows', async () => {
    const float = (value: number, text: string) =>
      odsCell(text, `office:value-type="float" office:value="${value}"`);
    const date = (text: string) => odsCell(text, 'office:value-type="date" office:date-value="2026-04-03"');
    const cells = [
      float(211, '000211'),
      odsCell('50%', 'office:value-type="percentage" office:value="0.5"'),
      float(1.125, '1.125'),
      float(1.125, '1,125'),
      float(1125, '1,125'),
      odsCell('8:30', 'office:value-type="time" office:time-value="PT08H30M00S"'),
      date('04/2026'),
      date('4/3/2026'),
    ];
    expect(await shown(odsBytes(odsTable(odsRow(...cells))), 'a.ods')).toEqual([
      [1, '000211', '50%', '1,125', '1,125', '1.125', '8:30', '04/2026', '03/04/2026'],
    ]);
  });

  test('dates of a workbook that counts from 1904; numbers without a format stay numbers', async () => {
    const cells = '<c s="1"><v>44653</v></c><c><v>44653</v></c>';
    const bytes = oneSheet(row(1, cells), { formats: ['dd/mm/yyyy'], is1904: true });
    expect(await shown(bytes)).toEqual([[1, '03/04/2026', '44653']]);
    expect((await read(bytes)).dateSystem).toBe(1904);
    const xls = xlsBytes([{ name: 'A', records: [xlsNumber(0, 0, 44_653, 1)] }], {
      formats: ['dd/mm/yyyy'],
      is1904: true,
    });
    expect(await shown(xls, 'a.xls')).toEqual([[1, '03/04/2026']]);
    const settings =
      '<table:calculation-settings><table:null-date table:date-value="1904-01-01"/></table:calculation-settings>';
    expect((await read(odsBytes(settings + odsTable(odsRow(odsCell('x')))), 'a.ods')).dateSystem).toBe(1904);
  });
});

describe('error values are told apart from texts', () => {
  test('.xlsx: of a cell, of a formula, and a text that looks like one', async () => {
    const cells = '<c t="e"><v>#DIV/0!</v></c><c t="str"><f>A1</f><v>#N/A</v></c>' + textCell('#N/A');
    expect(await shown(oneSheet(row(1, cells)))).toEqual([
      [1, { error: '#DIV/0!' }, { error: '#N/A' }, '#N/A'],
    ]);
  });

  test('.xls, .ods and .csv', async () => {
    const xls = xlsBytes([{ name: 'A', records: [xlsError(0, 0, 0x2a), xlsText(0, 1, 'x')] }]);
    expect(await shown(xls, 'a.xls')).toEqual([[1, { error: '#N/A' }, 'x']]);
    const ods = odsCell(
      '#REF!',
      'table:formula="of:=[.A9]" office:value-type="string" calcext:value-type="error"',
    );
    expect(await shown(odsBytes(odsTable(odsRow(ods))), 'a.ods')).toEqual([[1, { error: '#REF!' }]]);
    expect(await shown(Buffer.from('a;#VALUE!\n'), 'a.csv')).toEqual([[1, 'a', { error: '#VALUE!' }]]);
  });
});

describe('texts', () => {
  test('a shared text without a number is none, not the first', async () => {
    const cells = '<c r="A1" t="s"><v></v></c><c r="B1" t="s"/><c r="C1" t="s"><v>0</v></c>';
    expect(await shown(oneSheet(row(1, cells), { strings: '<si><t>một</t></si>' }))).toEqual([
      [1, '', '', 'một'],
    ]);
  });

  test('runs are joined, readings left out, escapes read', async () => {
    const strings = '<si><r><t>Hà </t></r><r><t>Nội_x0021_</t></r><rPh sb="0" eb="1"><t>kana</t></rPh></si>';
    expect(await shown(oneSheet(row(1, '<c t="s"><v>0</v></c>'), { strings }))).toEqual([[1, 'Hà Nội!']]);
  });

  test('without width are blank, and a row of them is none', async () => {
    const bytes = oneSheet(
      row(1, textCell('\u200b'), textCell('\u2060\ufeff')) + row(2, textCell('\u200b'), textCell('a')),
    );
    expect(await shown(bytes)).toEqual([[2, '', 'a']]);
  });

  test('lose what cannot be stored: NUL and halves of characters', async () => {
    const escaped = textCell('_x0000_An_xD800_') + textCell('_x0000_') + textCell('_xD83D__xDE00_');
    expect(await shown(oneSheet(row(1, escaped) + row(2, textCell('_xDC00_'))))).toEqual([
      [1, 'An', '', '😀'],
    ]);
    const formula = row(1, '<c><f>_xD800_A</f></c><c t="e"><v>#N/A</v></c>');
    expect(await shown(oneSheet(formula))).toEqual([[1, { formula: '=_xD800_A' }, { error: '#N/A' }]]);
    const xls = xlsBytes([{ name: 'A', records: [xlsText(0, 0, 'A\0n\ud800')] }]);
    expect(await shown(xls, 'a.xls')).toEqual([[1, 'An']]);
    const marked = Buffer.from('\ufeffA\0n;b\n', 'utf16le');
    expect(await shown(marked, 'a.csv')).toEqual([[1, 'An', 'b']]);
  });

  test('of a .csv that Excel was kept from reading as numbers', async () => {
    expect(await shown(Buffer.from('"=""0912""";=1+1\n'), 'a.csv')).toEqual([[1, '0912', '=1+1']]);
  });
});

describe('sheets', () => {
  test('a chart, an empty and a hidden sheet come before the one that is read', async () => {
    const rows = row(1, textCell('x'));
    const bytes = workbookBytes({
      sheets: [
        { name: 'Biểu đồ', kind: 'chartsheet' },
        { name: 'Ẩn', state: 'veryHidden', rows },
        { name: 'Trống', rows: row(1, '<c s="0"/>') },
        { name: 'Dữ liệu', rows },
      ],
    });
    expect(await read(bytes)).toMatchObject({ sheet: 'Dữ liệu', sheets: ['Trống', 'Dữ liệu'] });
    await expect(read(bytes, 'a.xlsx', importLimits.members, 'Trống')).rejects.toMatchObject({
      code: 'fileEmpty',
    });
  });

  test('.xls', async () => {
    const records = [xlsText(0, 0, 'Đáp án')];
    const bytes = xlsBytes([
      { name: 'Biểu đồ', isChart: true },
      { name: 'Ẩn', isHidden: true, records },
      { name: 'Trống' },
      { name: 'Dữ liệu', records },
    ]);
    expect(await read(bytes, 'a.xls')).toMatchObject({
      sheet: 'Dữ liệu',
      sheets: ['Trống', 'Dữ liệu'],
      rows: [{ number: 1, cells: ['Đáp án'] }],
    });
  });

  test('.ods, also without the entry mimetype', async () => {
    const rows = odsRow(odsCell('x'));
    const bytes = odsBytes(
      odsTable(rows, 'Ẩn', 'table:style-name="hidden"') + odsTable('', 'Trống') + odsTable(rows, 'Dữ liệu'),
    );
    expect(await read(bytes, 'a.ods')).toMatchObject({ sheet: 'Dữ liệu', sheets: ['Trống', 'Dữ liệu'] });
    expect((await read(bytes, 'a.ods', importLimits.members, 'Không có')).sheet).toBe('Dữ liệu');
  });
});

describe('rows', () => {
  test('.ods: in groups, in header rows, repeated, and with notes', async () => {
    const note = '<office:annotation><text:p>ghi chú</text:p></office:annotation>';
    const rows =
      `<table:table-header-rows>${odsRow(odsCell('Tên'))}</table:table-header-rows>` +
      '<table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>' +
      `<table:table-row-group>${odsRow(`<table:table-cell office:value-type="string">${note}<text:p>An</text:p><text:p>Bình</text:p></table:table-cell>`)}` +
      `<table:table-row-group>${odsRow('<table:table-cell table:number-columns-repeated="2"/>', odsCell('x'))}</table:table-row-group></table:table-row-group>` +
      '<table:table-row table:number-rows-repeated="1048570"><table:table-cell/></table:table-row>';
    expect(await shown(odsBytes(odsTable(rows)), 'a.ods')).toEqual([
      [1, 'Tên'],
      [4, 'An\nBình'],
      [5, '', '', 'x'],
    ]);
  });

  test('hidden ones are read and counted', async () => {
    const xlsx = oneSheet(`<row r="1" hidden="1">${textCell('a')}</row><row r="2" hidden="1"/>`);
    expect(await read(xlsx)).toMatchObject({ hiddenRows: 1, rows: [{ number: 1 }] });
    const xls = xlsBytes([{ name: 'A', records: [xlsHiddenRow(0), xlsText(0, 0, 'a'), xlsText(1, 0, 'b')] }]);
    expect(await read(xls, 'a.xls')).toMatchObject({ hiddenRows: 1 });
    const ods = odsBytes(
      odsTable(
        `<table:table-row table:visibility="filter">${odsCell('a')}</table:table-row>` +
          `<table:table-row-group table:display="false">${odsRow(odsCell('b'))}</table:table-row-group>${odsRow(odsCell('c'))}`,
      ),
    );
    expect(await read(ods, 'a.ods')).toMatchObject({ hiddenRows: 2 });
  });

  test('beyond the columns of an import are told', async () => {
    const wide = Array.from({ length: 101 }, (_, at) => (at === 0 || at === 100 ? 'x' : ''));
    const narrow = Array.from({ length: 300 }, (_, at) => (at < 100 ? 'x' : ''));
    const inOds = (cells: string[]) =>
      odsBytes(
        odsTable(odsRow(...cells.map((cell) => (cell === '' ? '<table:table-cell/>' : odsCell(cell))))),
      );
    const inXlsx = (cells: string[]) =>
      oneSheet(`<row r="1">${cells.map((cell) => (cell === '' ? '<c/>' : textCell(cell))).join('')}</row>`);
    const inXls = (cells: string[]) =>
      xlsBytes([
        { name: 'A', records: cells.flatMap((cell, at) => (cell === '' ? [] : [xlsText(0, at, cell)])) },
      ]);
    const files: [(cells: string[]) => Uint8Array, string][] = [
      [(cells) => Buffer.from(cells.join(';')), 'a.csv'],
      [inOds, 'a.ods'],
      [inXlsx, 'a.xlsx'],
      [inXls, 'a.xls'],
    ];
    for (const [write, name] of files) {
      // oxlint-disable-next-line no-await-in-loop -- one file after the other
      const [more, none] = [await read(write(wide), name), await read(write(narrow), name)];
      expect([name, more.hasMore, none.hasMore]).toEqual([name, true, false]);
    }
  });

  test('the last of a sheet costs no more than the first', async () => {
    expect(await shown(oneSheet(row(1, textCell('a')) + row(1_048_576, textCell('z'))))).toEqual([
      [1, 'a'],
      [1_048_576, 'z'],
    ]);
  });
});

describe('limits are met while reading, and name themselves', () => {
  const limits = { rows: 100, cells: 1_000 };
  const largest = importLimits.members.bytes;
  const filled = (columns: number) => row(1, textCell('x').repeat(columns)).repeat(50);
  test.each([
    ['rows of a .csv', 'a.csv', Buffer.from('a\n'.repeat(4_000_000)), 'tooManyRows', { max: 100 }],
    [
      'rows of an .xlsx',
      'a.xlsx',
      oneSheet(row(1, textCell('x')).repeat(100_000)),
      'tooManyRows',
      { max: 100 },
    ],
    [
      'a row of an .ods that is repeated',
      'a.ods',
      odsBytes(
        odsTable(`<table:table-row table:number-rows-repeated="1048576">${odsCell('x')}</table:table-row>`),
      ),
      'tooManyRows',
      { max: 100 },
    ],
    ['blank lines', 'a.csv', Buffer.alloc(largest, '\n'), 'tooManyRows', { max: 100 }],
    ['cells of a row', 'a.csv', Buffer.alloc(largest, ','), 'rowTooWide', { row: 1, max: 16_384 }],
    ['quoted text', 'a.csv', Buffer.alloc(largest, '"'), 'rowTextTooLong', { row: 1, max: 100_000 }],
    [
      'a quote that is never closed',
      'a.csv',
      Buffer.concat([Buffer.from('a;b\n"'), Buffer.alloc(largest, 'x')]),
      'rowTextTooLong',
      { row: 2, max: 100_000 },
    ],
    ['text without quotes', 'a.csv', Buffer.alloc(largest, 'x'), 'rowTextTooLong', { row: 1, max: 100_000 }],
    ['cells', 'a.xlsx', oneSheet(filled(60)), 'tooManyCells', { max: 1_000 }],
    ['text', 'a.xlsx', oneSheet('', { strings: '<si/>'.repeat(800_000) }), 'tooMuchText', { max: 17 }],
    [
      'what it unpacks to',
      'a.xlsx',
      zipBytes({ 'xl/workbook.xml': Buffer.alloc(21 * 1024 * 1024, 0x20) }),
      'tooMuchText',
      { max: 16 },
    ],
  ])('%s', async (_, name, bytes, code, params) => {
    await expect(read(bytes, name, limits)).rejects.toMatchObject({ code, details: { params } });
  });

  test('a damaged file ends in words', async () => {
    const whole = readFileSync(new URL('../testing/files/excel-97.xls', import.meta.url));
    for (const length of [600, 2_000, Math.floor(whole.length / 2)])
      await expect(read(whole.subarray(0, length), 'a.xls')).rejects.toMatchObject({
        code: 'fileUnreadable',
      });
    const cut = oneSheet(row(1, textCell('a')).replace('</row>', ''));
    await expect(read(cut)).rejects.toMatchObject({ code: 'fileUnreadable' });
  });
});
