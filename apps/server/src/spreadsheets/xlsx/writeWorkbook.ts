import { columnLetter } from '@sen/domain/imports/columnLetter';
import type { SheetCells, StreamedSheet } from '../StreamedSheet.ts';
import { streamedZip, type StreamedEntry } from '../../zip/streamedZip.ts';
import { cellStyle, headStyle, textCell, workbookCell, wrapStyle } from './workbookCells.ts';
import { workbookParts } from './workbookParts.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** As much of a sheet as is compressed at once. */
const pieceLength = 65_536;
/** The most that a sheet of Excel has. */
const mostRows = 1_048_576;

/** A workbook whose rows are written while they are read; its second sheet, if it has one, tells about the first. */
export function writeWorkbook(
  sheet: StreamedSheet,
  rows: AsyncIterable<SheetCells>,
): AsyncGenerator<Uint8Array> {
  const changed = new Date();
  const { about } = sheet;
  const entry = (name: string, pieces: () => AsyncIterable<string> | Iterable<string>): StreamedEntry => ({
    name,
    changed,
    open: async () => bytesOf(pieces()),
  });
  const names = about ? [sheet.name, about.name] : [sheet.name];
  return streamedZip([
    ...Object.entries(workbookParts(names)).map(([name, text]) => entry(name, () => [declaration, text])),
    entry('xl/worksheets/sheet1.xml', () => sheetXml(sheet, rows)),
    ...(about ? [entry('xl/worksheets/sheet2.xml', () => aboutXml(about.rows))] : []),
  ]);
}

async function* bytesOf(pieces: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let waiting = '';
  for await (const piece of pieces) {
    waiting += piece;
    if (waiting.length < pieceLength) continue;
    yield encoder.encode(waiting);
    waiting = '';
  }
  if (waiting !== '') yield encoder.encode(waiting);
}

async function* sheetXml(
  { columns, frozenRows = 1, filtered = false }: StreamedSheet,
  rows: AsyncIterable<SheetCells>,
): AsyncGenerator<string> {
  yield `${declaration}<worksheet xmlns="${main}">${frozen(frozenRows)}${widths(columns.map(({ width }) => width))}<sheetData>`;
  let number = 0;
  for await (const cells of rows) {
    number += 1;
    if (number > mostRows) throw new Error(`A sheet has at most ${mostRows} rows.`);
    const isHead = number <= frozenRows;
    yield rowXml(
      number,
      cells.map((cell, place) => {
        const column = columns[place];
        return workbookCell(cell, isHead ? headStyle : cellStyle(column), column);
      }),
    );
  }
  const range = `A1:${columnLetter(Math.max(0, columns.length - 1))}${Math.max(1, number)}`;
  yield `</sheetData>${filtered ? `<autoFilter ref="${range}"/>` : ''}</worksheet>`;
}

function* aboutXml(rows: readonly (readonly string[])[]): Generator<string> {
  yield `${declaration}<worksheet xmlns="${main}">${widths([24, 80])}<sheetData>`;
  for (const [place, cells] of rows.entries())
    yield rowXml(
      place + 1,
      cells.map((cell, column) => textCell(cell, column === 0 ? headStyle : wrapStyle)),
    );
  yield '</sheetData></worksheet>';
}

function rowXml(number: number, cells: readonly string[]): string {
  const placed = cells.map((cell, place) => cell.replace('<c', `<c r="${columnLetter(place)}${number}"`));
  return `<row r="${number}">${placed.join('')}</row>`;
}

function frozen(rows: number): string {
  if (rows === 0) return '';
  const pane = `<pane ySplit="${rows}" topLeftCell="A${rows + 1}" activePane="bottomLeft" state="frozen"/>`;
  return `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>`;
}

function widths(columns: readonly number[]): string {
  if (columns.length === 0) return '';
  const col = (width: number, place: number) =>
    `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`;
  return `<cols>${columns.map(col).join('')}</cols>`;
}
