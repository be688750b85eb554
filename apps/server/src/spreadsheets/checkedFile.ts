import type { Readable } from 'node:stream';
import type { ImportReport, Language } from '@sen/api/contract/model';
import { cellText } from './columnSheet.ts';
import { reasonWords, reportedReasons, withoutReasons } from './reasonColumn.ts';
import { sheetStream } from './sheetStream.ts';
import type { SpreadsheetCell, SpreadsheetRow } from './Spreadsheet.ts';
import type { SheetCells, StreamedSheet } from './StreamedSheet.ts';

interface CheckedRow extends SpreadsheetRow {
  errors: ImportReport['rows'][number]['errors'];
}

interface CheckedSheet extends Pick<StreamedSheet, 'format'> {
  language: Language;
  /** The name of the sheet in the file. */
  sheet: string;
  headers: readonly string[];
  header_row: number;
  width: number;
}

/** Empty rows are kept, so that rows keep their numbers; more than these come from a stray cell far below. */
const mostEmptyRows = 10_000;

/**
 * The sheet of a file with all its rows and columns in their order, and a column of what is wrong with each row beside
 * them. Can be imported again: the column is none of ours, and a newer file has new reasons in its place.
 * @param parts all rows from the first one on, in parts
 */
export function checkedFile(
  { format, language, sheet, headers, header_row, width }: CheckedSheet,
  parts: AsyncIterable<readonly CheckedRow[]>,
): Readable {
  const { reason } = reasonWords[language];
  const all = Array.from({ length: Math.max(width, headers.length) }, (_, place) => headers[place] ?? '');
  const places = withoutReasons(all);
  const columns = [...places.map(() => ({ width: 22 })), { width: 60 }];
  const cellsOf = ({ number, cells, errors }: CheckedRow): SheetCells =>
    number === header_row
      ? [...places.map((place) => cellText(cells[place]) || (all[place] ?? '')), reason]
      : [...places.map((place) => writtenCell(cells[place])), reportedReasons(errors)];
  async function* rows(): AsyncGenerator<SheetCells[]> {
    let [next, spare] = [1, mostEmptyRows];
    for await (const part of parts) {
      const written: SheetCells[] = [];
      for (const row of part) {
        for (; next < row.number && spare > 0; next += 1, spare -= 1) written.push([]);
        written.push(cellsOf(row));
        next = row.number + 1;
      }
      if (written.length > 0) yield written;
    }
  }
  return sheetStream({ format, name: sheetName(sheet, language), columns, frozenRows: header_row }, rows());
}

/** A number as one where its text is the number's: a code with leading zeros or a date stays as it was shown. */
function writtenCell(cell: SpreadsheetCell | undefined): string | number {
  const isNumber = typeof cell === 'object' && 'number' in cell && cell.text === String(cell.number);
  return isNumber ? cell.number : cellText(cell);
}

/** Names of other programs may be none in Excel. */
function sheetName(name: string, language: Language): string {
  return /^[^[\]:*?/\\']{1,31}$/.test(name) ? name : reasonWords[language].sheet;
}
