import type { Language } from '@sen/api/contract/model';
import { fieldError } from '@sen/domain/errors/FieldError';
import { type QuestionColumn, questionSheet } from '@sen/domain/imports/questionColumns';
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
 * The sheet with the corrections applied; the file itself stays unchanged. A correction of a column that the file lacks adds it
 * after the last one.
 * @throws {RefusalError} validationFailed for a row that the sheet lacks, or a column that questions do not have
 */
export function fixedSheet(read: QuestionSheet, fixes: readonly RowFix[], language: Language): QuestionSheet {
  if (fixes.length === 0) return read;
  const sheet = widened(read, fixes, language);
  const rows = new Map(sheet.rows.map((row) => [row.number, row]));
  fixes.forEach(({ row: number, cells }, index) => {
    const row = rows.get(number);
    if (row === undefined) throw wrong(`fixes.${index}.row`);
    rows.set(number, fixedRow(row, cells, sheet, index));
  });
  return { ...sheet, rows: [...rows.values()] };
}

function widened(sheet: QuestionSheet, fixes: readonly RowFix[], language: Language): QuestionSheet {
  const mapping: Partial<Record<QuestionColumn, number>> = { ...sheet.mapping };
  const headers = [...sheet.headers];
  const width = sheet.rows.reduce((most, { cells }) => Math.max(most, cells.length), headers.length);
  for (const key of new Set(fixes.flatMap(({ cells }) => Object.keys(cells)))) {
    if (!isColumn(questionSheet, key) || mapping[key] !== undefined) continue;
    while (headers.length < width) headers.push('');
    mapping[key] = headers.push(questionSheet.names[key][language]) - 1;
  }
  return { ...sheet, headers, mapping };
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
