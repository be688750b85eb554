import type { Language } from '@sen/api/contract/model';
import { importLimits } from '@sen/domain/imports/importLimits';
import { questionSheet as columns, type QuestionColumn } from '@sen/domain/imports/questionColumns';
import { RefusalError } from '../../errors/RefusalError.ts';
import { type ChosenColumns, type ColumnSheet, columnSheet } from '../../spreadsheets/columnSheet.ts';
import type { Spreadsheet, SpreadsheetRow } from '../../spreadsheets/Spreadsheet.ts';

/** A sheet of questions: its headings, the column mapping, and the rows below. */
export interface QuestionSheet extends ColumnSheet<QuestionColumn> {
  rows: SpreadsheetRow[];
}

/**
 * @param chosen the person's mapping, instead of the guessed one
 * @throws {RefusalError} fileEmpty, tooManyRows
 */
export function questionSheet(
  { rows: read, hiddenRows, width, hasMore }: Spreadsheet,
  chosen: ChosenColumns,
  language: Language,
): QuestionSheet {
  const max = importLimits.questions.rows;
  const { columnSheet: sheet, skipped } = columnSheet(columns, read, {
    chosen,
    language,
    hiddenRows,
    width,
    hasMore,
  });
  const rows = read.slice(skipped);
  if (rows.length === 0) throw new RefusalError('fileEmpty');
  if (rows.length > max) throw new RefusalError('tooManyRows', { params: { max } });
  return { ...sheet, rows };
}
