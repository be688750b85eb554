import type { ImportReport, Language } from '@sen/api/contract/model';
import { importLimits } from '@sen/domain/imports/importLimits';
import { questionSheet as columns } from '@sen/domain/imports/questionColumns';
import { importColumns } from '@sen/domain/imports/SheetColumns';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import { reportedErrors } from '../../spreadsheets/columnSheet.ts';
import { readSpreadsheet } from '../../spreadsheets/readSpreadsheet.ts';
import { uploadedFile } from '../../spreadsheets/uploadedFile.ts';
import { categoryOptions } from '../../store/categories/categories.ts';
import { unitOf } from '../../store/companies/companies.ts';
import type { Handler } from '../Operation.ts';
import { fixedSheet } from './fixedSheet.ts';
import { questionSheet, type QuestionSheet } from './questionSheet.ts';
import { readQuestionSheet, type ReadRow } from './readQuestionSheet.ts';
import { storeImport } from './storeImport.ts';

export const importQuestions: Handler<'importQuestions'> = async (call, { database }) => {
  const { body, caller, language } = call;
  const upload = uploadedFile(call.files, importLimits.questions.bytes);
  const { bytes, name: file_name } = upload;
  const spreadsheet = await readSpreadsheet({
    bytes,
    name: file_name,
    sheet: body.sheet,
    limits: importLimits.questions,
  });
  const sheet = fixedSheet(questionSheet(spreadsheet, body, language), body.fixes ?? []);
  if (body.save) assertNoFieldErrors(sheet.fieldErrors);
  const companyId = await unitOf(database, caller);
  const categories = await categoryOptions(database, 'question', companyId);
  const rows = await readQuestionSheet(sheet, categories, { database, companyId });
  const saved = body.save ? await storeImport(database, { ...call, rows, companyId }) : 0;
  const { sheet: name, sheets } = spreadsheet;
  const told = body.rows && !body.save ? new Set(body.rows) : undefined;
  const report = reportOf(sheet, rows, language, told);
  return { data: { file_name, sheet: name, sheets, saved, ...report } };
};

function reportOf(
  sheet: QuestionSheet,
  rows: readonly ReadRow[],
  language: Language,
  told: ReadonlySet<number> | undefined,
): Omit<ImportReport, 'file_name' | 'sheet' | 'sheets' | 'saved'> {
  const { headers, header_row, notes, mapping, rows: sheetRows } = sheet;
  const good = rows.filter(({ question }) => question !== undefined).length;
  return {
    headers,
    header_row,
    notes,
    mapping: { ...mapping },
    columns: importColumns(columns, language),
    total: sheetRows.length,
    good,
    refused: rows.length - good,
    rows: rows
      .filter(({ row }) => told?.has(row) ?? true)
      .map(({ row, title, type, cells, question, errors }) => ({
        row,
        title,
        type,
        cells,
        good: question !== undefined,
        errors: reportedErrors(errors, sheet, language),
      })),
  };
}
