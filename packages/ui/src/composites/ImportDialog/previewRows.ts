import { isSelected, type Selection } from '../DataTable/selection';
import type { ImportRow, ImportRowError } from './importProps';

/** One line per error: a row with three errors is listed three times. */
export interface RefusedLine extends ImportRowError {
  id: string;
  number: number;
  name?: string | undefined;
  /** Nothing is wrong with it any more. */
  fixed?: boolean | undefined;
}

export interface PreviewRows {
  valid: readonly ImportRow[];
  refusedCount: number;
  refusedLines: readonly RefusedLine[];
}

/** Separates valid rows from refused ones, in the order of the file. */
export function previewRows(rows: readonly ImportRow[]): PreviewRows {
  const valid: ImportRow[] = [];
  const refusedLines: RefusedLine[] = [];
  for (const row of rows) {
    if (row.errors.length === 0) valid.push(row);
    row.errors.forEach((error, place) =>
      refusedLines.push({ ...error, id: `${row.number}-${place}`, number: row.number, name: row.name }),
    );
  }
  return { valid, refusedCount: rows.length - valid.length, refusedLines };
}

/** The numbers of the valid rows to be saved. */
export function chosenNumbers(valid: readonly ImportRow[], selection: Selection): number[] {
  return valid.filter((row) => isSelected(selection, String(row.number))).map((row) => row.number);
}
