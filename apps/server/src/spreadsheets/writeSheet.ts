import { writeCsvStream, type CellValue } from 'hucre';
import { harmlessCell } from '@sen/domain/imports/harmlessCell';
import { localClock } from './localClock.ts';
import type { SheetCells, StreamedColumn, StreamedSheet } from './StreamedSheet.ts';
import { writeWorkbook } from './xlsx/writeWorkbook.ts';

/** Writes a sheet row by row; texts that a spreadsheet would evaluate are escaped, numbers and times keep their type. */
export function writeSheet(
  sheet: StreamedSheet,
  rows: AsyncIterable<SheetCells>,
): AsyncIterable<Uint8Array> | ReadableStream<Uint8Array> {
  if (sheet.format === 'xlsx') return writeWorkbook(sheet, rows);
  return writeCsvStream(csvRows(sheet.columns, rows), { bom: true });
}

type Cell = SheetCells[number];

async function* csvRows(
  columns: readonly StreamedColumn[],
  rows: AsyncIterable<SheetCells>,
): AsyncGenerator<CellValue[]> {
  for await (const row of rows) yield row.map((cell, place) => csvCell(cell, columns[place]));
}

function csvCell(cell: Cell, column: StreamedColumn | undefined): CellValue {
  if (cell instanceof Date) {
    const { day, month, year, hour, minute } = localClock(cell);
    return `${day}/${month}/${year} ${hour}:${minute}`;
  }
  if (typeof cell === 'number' && column?.look === 'duration') return clockTime(cell);
  if (typeof cell !== 'string') return cell;
  const [, year, month, day] = (column?.look === 'day' && /^(\d{4})-(\d{2})-(\d{2})$/.exec(cell)) || [];
  return year ? `${day}/${month}/${year}` : harmlessCell(cell);
}

/** 26:05:09 */
function clockTime(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(Math.floor(seconds) % 60)}`;
}
