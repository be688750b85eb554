import type { ImportReport, Language } from '@sen/api/contract/model';
import { errorMessage } from '@sen/domain/errors/errorMessage';
import { importLimits } from '@sen/domain/imports/importLimits';
import { importColumns } from '@sen/domain/imports/questionColumns';
import { demandNone, Refused } from '../../errors/Refused.ts';
import { readSpreadsheet } from '../../spreadsheets/readSpreadsheet.ts';
import { listCategories } from '../../store/categories.ts';
import { unitOf } from '../../store/companies.ts';
import type { Handler, Upload } from '../Operation.ts';
import { fixedSheet } from './fixedSheet.ts';
import { questionSheet, type QuestionSheet, shownHeading } from './questionSheet.ts';
import { readQuestionSheet, type ReadRow } from './readQuestionSheet.ts';
import { storeImport } from './storeImport.ts';

export const importQuestions: Handler<'importQuestions'> = async (call, { database }) => {
  const { body, caller, language } = call;
  const upload = uploadOf(call.files.get('file'));
  const spreadsheet = await readSpreadsheet({ bytes: upload.bytes, name: upload.name, sheet: body.sheet });
  const sheet = fixedSheet(questionSheet(spreadsheet, body.mapping, language), body.fixes ?? []);
  if (body.save) demandNone(sheet.findings);
  const companyId = await unitOf(database, caller);
  const categories = await listCategories(database, 'question', companyId);
  const rows = await readQuestionSheet(sheet, categories, { database, companyId });
  const saved = body.save ? await storeImport(database, { ...call, rows, companyId }) : 0;
  const { sheet: name, sheets } = spreadsheet;
  const told = body.rows && !body.save ? new Set(body.rows) : undefined;
  const report = reportOf(sheet, rows, language, told);
  return { data: { file_name: upload.name, sheet: name, sheets, saved, ...report } };
};

function uploadOf(upload: Upload | undefined): Upload {
  if (upload === undefined) throw new Refused('fileMissing');
  if (upload.bytes.length > importLimits.bytes) {
    throw new Refused('fileTooLarge', { params: { max: importLimits.bytes / 1024 / 1024 } });
  }
  return upload;
}

function reportOf(
  { headers, mapping, rows: sheetRows }: QuestionSheet,
  rows: readonly ReadRow[],
  language: Language,
  told: ReadonlySet<number> | undefined,
): Omit<ImportReport, 'file_name' | 'sheet' | 'sheets' | 'saved'> {
  const good = rows.filter(({ question }) => question !== undefined).length;
  return {
    headers,
    mapping: { ...mapping },
    columns: importColumns(language),
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
        errors: errors.map(({ column, value, code, params }) => ({
          column,
          header: shownHeading(headers, mapping[column]),
          value,
          code,
          message: errorMessage(code, language, params),
        })),
      })),
  };
}
