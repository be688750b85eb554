import { writeCsvStream, writeXlsxStream, type CellValue } from 'hucre';
import { harmlessCell } from '@sen/domain/imports/harmlessCell';
import { timeZone } from '@sen/domain/time/timeZone';
import type { SheetCells, StreamedSheet } from './StreamedSheet.ts';

const dateFormat = 'dd/mm/yyyy hh:mm';

/** Writes a sheet row by row; texts that a spreadsheet would evaluate are escaped, numbers and times keep their type. */
export function writeSheet(
  { format, name, columns, frozenRows = 1 }: StreamedSheet,
  rows: AsyncIterable<SheetCells>,
): ReadableStream<Uint8Array> {
  if (format === 'csv') return writeCsvStream(mapped(rows, csvCell), { bom: true });
  return writeXlsxStream(mapped(rows, xlsxCell), {
    name,
    columns: columns.map(({ width, isTime }) => (isTime ? { width, numFmt: dateFormat } : { width })),
    freezePane: { rows: frozenRows },
  });
}

type Cell = SheetCells[number];

async function* mapped(
  rows: AsyncIterable<SheetCells>,
  show: (cell: Cell) => CellValue,
): AsyncGenerator<CellValue[]> {
  for await (const row of rows) yield row.map(show);
}

function csvCell(cell: Cell): CellValue {
  if (cell instanceof Date) {
    const { day, month, year, hour, minute } = clockOf(cell);
    return `${day}/${month}/${year} ${hour}:${minute}`;
  }
  return typeof cell === 'string' ? harmlessCell(cell) : cell;
}

/** Spreadsheets have no time zones: a time is stored as local time. */
function xlsxCell(cell: Cell): CellValue {
  if (cell instanceof Date) {
    const { day, month, year, hour, minute } = clockOf(cell);
    return new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
  }
  return typeof cell === 'string' ? harmlessCell(cell) : cell;
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function clockOf(instant: Date): Record<'day' | 'month' | 'year' | 'hour' | 'minute', string> {
  const parts = clock.formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    day: part('day'),
    month: part('month'),
    year: part('year'),
    hour: part('hour'),
    minute: part('minute'),
  };
}
