import type { Language } from '@sen/api/contract/model';
import { importLimits } from '@sen/domain/imports/importLimits';
import { readSpreadsheet } from '../../spreadsheets/readSpreadsheet.ts';
import type { SheetFacts } from '../../spreadsheets/Spreadsheet.ts';
import { categoryOptions } from '../../store/categories/categories.ts';
import type { Database } from '../../store/database.ts';
import type { ImportOptions } from '../../store/imports/tables.ts';
import type { Upload } from '../Operation.ts';
import { fixedSheet } from './fixedSheet.ts';
import { type QuestionSheet, questionSheet } from './questionSheet.ts';
import { type ReadRow, readQuestionSheet } from './readQuestionSheet.ts';

interface Opening {
  file: Upload;
  options: ImportOptions;
  companyId: string;
  language: Language;
}

/**
 * Reads a sheet of questions for the bank of a unit; no rows if a column is missing.
 * @throws {RefusalError} a file that is unreadable as a whole; a correction of a row or column that the sheet lacks
 */
export async function openQuestionSheet(
  { file, options, companyId, language }: Opening,
  database: Database,
): Promise<{ sheet: QuestionSheet; rows: ReadRow[] } & Pick<SheetFacts, 'sheets'> & { name: string }> {
  const { bytes, name } = file;
  const limits = importLimits.questions;
  const spreadsheet = await readSpreadsheet({ bytes, name, sheet: options.sheet, limits });
  const sheet = fixedSheet(questionSheet(spreadsheet, options, language), options.fixes ?? []);
  const categories = await categoryOptions(database, 'question', companyId);
  const rows = await readQuestionSheet(sheet, categories, { database, companyId });
  return { sheet, rows, name: spreadsheet.sheet, sheets: spreadsheet.sheets };
}
