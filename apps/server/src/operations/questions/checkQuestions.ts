import { importLimits } from '@sen/domain/imports/importLimits';
import { questionSheet as columns } from '@sen/domain/imports/questionColumns';
import { importColumns } from '@sen/domain/imports/SheetColumns';
import { reportedErrors } from '../../spreadsheets/columnSheet.ts';
import { fileDigest } from '../../spreadsheets/fileDigest.ts';
import { uploadedFile } from '../../spreadsheets/uploadedFile.ts';
import { chosenUnit } from '../chosenUnit.ts';
import type { Handler } from '../Operation.ts';
import { openQuestionSheet } from './openQuestionSheet.ts';

export const checkQuestions: Handler<'checkQuestions'> = async (call, { database }) => {
  const { body, caller, language } = call;
  const file = uploadedFile(call.files, importLimits.questions.bytes);
  const file_digest = fileDigest(file.bytes);
  const { file: _name, rows: asked, company_id, ...options } = body;
  const companyId = await chosenUnit(database, caller, company_id);
  const opened = await openQuestionSheet({ file, caller, options, companyId, language }, database);
  const { sheet, rows, name, sheets } = opened;
  const { headers, samples, header_row, notes, mapping } = sheet;
  const told = asked && new Set(asked);
  const good = rows.filter(({ question }) => question !== undefined).length;
  return {
    data: {
      file_name: file.name,
      file_digest,
      sheet: name,
      sheets,
      headers,
      samples,
      header_row,
      notes,
      mapping: { ...mapping },
      columns: importColumns(columns, language),
      total: sheet.rows.length,
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
    },
  };
};
