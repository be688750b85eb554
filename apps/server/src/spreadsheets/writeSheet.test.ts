import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { filesOfZip } from '../testing/filesOfZip.ts';
import { cellText } from './columnSheet.ts';
import { readSpreadsheet } from './readSpreadsheet.ts';
import type { SheetCells, StreamedSheet } from './StreamedSheet.ts';
import { writeSheet } from './writeSheet.ts';

const sheet: StreamedSheet = {
  format: 'xlsx',
  name: 'Báo cáo: lớp/học',
  filtered: true,
  columns: [
    { width: 30 },
    { width: 12, look: 'count' },
    { width: 12, look: 'percent' },
    { width: 12, look: 'duration' },
    { width: 14, look: 'day' },
    { width: 18, isTime: true },
  ],
  about: { name: 'Giới thiệu', rows: [['Báo cáo', 'Lớp học & "học viên"']] },
};
const rows: SheetCells[] = [
  ['Lớp', 'Học viên', 'Tỉ lệ', 'Thời gian', 'Ngày', 'Lúc'],
  ['K12 <A> & _x0041_', 1234, 87.5, 93_909, '2026-12-31', new Date('2026-12-31T17:30:00Z')],
  ['=cmd()', null, 0, 0, null, null],
];

async function* each(): AsyncGenerator<SheetCells> {
  yield* rows;
}

const bytesOf = (format: StreamedSheet['format']) =>
  buffer(Readable.from(writeSheet({ ...sheet, format }, each()) as AsyncIterable<Uint8Array>));

it('is read as it was written, texts as texts and numbers as numbers', async () => {
  const limits = { bytes: 1_000_000, rows: 100, cells: 1_000 };
  const read = await readSpreadsheet(
    { bytes: await bytesOf('xlsx'), name: 'a.xlsx', sheet: undefined, limits },
    '1',
  );
  expect(read.sheets).toEqual(['Báo cáo  lớp học', 'Giới thiệu']);
  expect(read.rows.map(({ cells }) => cells.map((cell) => cellText(cell)))).toEqual([
    ['Lớp', 'Học viên', 'Tỉ lệ', 'Thời gian', 'Ngày', 'Lúc'],
    ['K12 <A> & _x0041_', '1.234', '87,5%', '26:05:09', '31/12/2026', '01/01/2027 00:30'],
    ["'=cmd()", '', '0,0%', '0:00:00', '', ''],
  ]);
  const second = await readSpreadsheet(
    { bytes: await bytesOf('xlsx'), name: 'a.xlsx', sheet: 'Giới thiệu', limits },
    '1',
  );
  expect(second.rows[0]?.cells.map((cell) => cellText(cell))).toEqual(['Báo cáo', 'Lớp học & "học viên"']);
});

it('keeps its headings in view, with filters over all rows', async () => {
  const files = await filesOfZip(await bytesOf('xlsx'));
  const xml = String(files['xl/worksheets/sheet1.xml']);
  expect(xml).toContain('<pane ySplit="1" topLeftCell="A2"');
  expect(xml).toContain('<autoFilter ref="A1:F3"/>');
  expect(xml).toContain('<c r="B2" s="5"><v>1234</v></c>');
});

it('is a text of the same rows as .csv', async () => {
  const lines = (await bytesOf('csv')).toString().split(/\r?\n/);
  expect(lines[1]).toBe('K12 <A> & _x0041_,1234,87.5,26:05:09,31/12/2026,01/01/2027 00:30');
});
