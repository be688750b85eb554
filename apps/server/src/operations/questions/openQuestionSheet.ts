import type { Language } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '@sen/domain/errors/FieldError';
import { importLimits } from '@sen/domain/imports/importLimits';
import { questionSheet as columns } from '@sen/domain/imports/questionColumns';
import { isColumn } from '@sen/domain/imports/SheetColumns';
import type { Caller } from '../../auth/Caller.ts';
import { assertNoFieldErrors, RefusalError } from '../../errors/RefusalError.ts';
import { readSpreadsheet } from '../../spreadsheets/readSpreadsheet.ts';
import { RowFixes, withFixedColumns } from '../../spreadsheets/rowFixes.ts';
import type { SheetFacts } from '../../spreadsheets/Spreadsheet.ts';
import { categoryOptions } from '../../store/categories/categories.ts';
import type { Database } from '../../store/database.ts';
import type { ImportOptions } from '../../store/imports/tables.ts';
import type { Upload } from '../Operation.ts';
import { type QuestionSheet, questionSheet } from './questionSheet.ts';
import { type ReadRow, readQuestionSheet } from './readQuestionSheet.ts';

interface Opening {
  file: Upload;
  caller: Pick<Caller, 'id'>;
  options: ImportOptions;
  companyId: string;
  language: Language;
}

/**
 * Reads a sheet of questions for the bank of a unit; no rows if a column is missing.
 * @throws {RefusalError} a file that is unreadable as a whole; a sheet that it lacks or hides, a mapping or a correction of
 * what the sheet lacks
 */
export async function openQuestionSheet(
  { file, caller, options, companyId, language }: Opening,
  database: Database,
): Promise<{ sheet: QuestionSheet; rows: ReadRow[] } & Pick<SheetFacts, 'sheets'> & { name: string }> {
  const { bytes, name } = file;
  const limits = importLimits.questions;
  const spreadsheet = await readSpreadsheet({ bytes, name, sheet: options.sheet, limits }, caller.id);
  assertNoFieldErrors(unknownSheet(options.sheet, spreadsheet));
  const read = questionSheet(spreadsheet, options, language);
  assertNoFieldErrors(unknownColumns(options.mapping, read));
  const { fixes: given } = options;
  const fixed = withFixedColumns(columns, read, { fixes: given, language });
  const fixes = new RowFixes(given, fixed.mapping);
  const sheet = { ...fixed, rows: fixes.apply(read.rows) };
  fixes.assertAllFound();
  const categories = await categoryOptions(database, 'question', companyId);
  const rows = await readQuestionSheet(sheet, categories, { database, companyId });
  return { sheet, rows, name: spreadsheet.sheet, sheets: spreadsheet.sheets };
}

/** Another sheet in the place of the named one would be read without anybody's knowing. */
function unknownSheet(
  named: string | undefined,
  { sheet, sheets }: Pick<SheetFacts, 'sheet' | 'sheets'>,
): FieldError[] {
  if (named === undefined || named === sheet) return [];
  if (sheets.includes(named)) throw new RefusalError('fileEmpty');
  return [fieldError('sheet', 'notOneOf', { value: named, allowed: sheets.join(', ') })];
}

function unknownColumns(mapping: ImportOptions['mapping'], { headers }: QuestionSheet): FieldError[] {
  return Object.entries(mapping ?? {}).flatMap(([key, place]) =>
    isColumn(columns, key) && place < headers.length
      ? []
      : [fieldError(`mapping.${key}`, 'unknownReference')],
  );
}
