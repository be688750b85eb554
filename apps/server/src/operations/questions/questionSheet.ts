import type { Language } from '@sen/api/contract/model';
import { importLimits } from '@sen/domain/imports/importLimits';
import { questionSheet as columns, type QuestionColumn } from '@sen/domain/imports/questionColumns';
import { RefusalError } from '../../errors/RefusalError.ts';
import { type ColumnSheet, columnSheet } from '../../spreadsheets/columnSheet.ts';
import type { Spreadsheet, SpreadsheetRow } from '../../spreadsheets/Spreadsheet.ts';

/** A sheet of questions: its headings, which column is which, and the rows below. */
export interface QuestionSheet extends ColumnSheet<QuestionColumn> {
  rows: SpreadsheetRow[];
}

/**
 * @param given the mapping that the person chose; guessed from the headings when absent
 * @throws {RefusalError} fileEmpty, tooManyRows
 */
export function questionSheet(
  { rows: [heading, ...rows] }: Spreadsheet,
  given: Readonly<Record<string, number>> | undefined,
  language: Language,
): QuestionSheet {
  const max = importLimits.questions.rows;
  if (heading === undefined || rows.length === 0) throw new RefusalError('fileEmpty');
  if (rows.length > max) throw new RefusalError('tooManyRows', { params: { rows: rows.length, max } });
  return { ...columnSheet(columns, heading, { given, language }), rows };
}
