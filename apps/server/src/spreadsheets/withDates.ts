import { readDate } from '@sen/domain/imports/readDate';
import type { SpreadsheetRow } from './Spreadsheet.ts';

/** The rows of a workbook that counts days from 1904, the numbers without a format in one column shown as dates. */
export function withDates(rows: readonly SpreadsheetRow[], column: number): SpreadsheetRow[] {
  return rows.map((row) => {
    const cell = row.cells[column];
    if (typeof cell !== 'object' || !('number' in cell)) return row;
    const date = readDate(String(cell.number), 1904);
    return date.ok
      ? { ...row, cells: row.cells.with(column, date.value.split('-').toReversed().join('/')) }
      : row;
  });
}
