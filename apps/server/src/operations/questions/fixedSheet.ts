import { fieldError } from '@sen/domain/errors/FieldError';
import { questionSheet } from '@sen/domain/imports/questionColumns';
import { isColumn } from '@sen/domain/imports/SheetColumns';
import { RefusalError } from '../../errors/RefusalError.ts';
import type { SpreadsheetRow } from '../../spreadsheets/Spreadsheet.ts';
import type { QuestionSheet } from './questionSheet.ts';

/** Corrections to a row before it is stored: new texts by column key. */
export interface RowFix {
  row: number;
  cells: Readonly<Record<string, string>>;
}

/**
 * The sheet with the corrections applied; the file itself stays unchanged.
 * @throws {RefusalError} validationFailed for a row or a column that the sheet lacks
 */
export function fixedSheet(sheet: QuestionSheet, fixes: readonly RowFix[]): QuestionSheet {
  if (fixes.length === 0) return sheet;
  const rows = new Map(sheet.rows.map((row) => [row.number, row]));
  fixes.forEach(({ row: number, cells }, index) => {
    const row = rows.get(number);
    if (row === undefined) throw wrong(`fixes.${index}.row`);
    rows.set(number, fixedRow(row, cells, sheet, index));
  });
  return { ...sheet, rows: [...rows.values()] };
}

function fixedRow(
  { number, cells: read }: SpreadsheetRow,
  changes: RowFix['cells'],
  { mapping }: QuestionSheet,
  index: number,
): SpreadsheetRow {
  const cells = [...read];
  for (const [key, text] of Object.entries(changes)) {
    const place = isColumn(questionSheet, key) ? mapping[key] : undefined;
    if (place === undefined) throw wrong(`fixes.${index}.cells.${key}`);
    // A row may end before the last column.
    while (cells.length <= place) cells.push('');
    cells[place] = text;
  }
  return { number, cells };
}

function wrong(field: string): RefusalError {
  return new RefusalError('validationFailed', { fieldErrors: [fieldError(field, 'unknownReference')] });
}
