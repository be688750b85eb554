import { importLimits } from '@sen/domain/imports/importLimits';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import { refusedDownload } from '../../spreadsheets/refusedDownload.ts';
import { uploadedFile } from '../../spreadsheets/uploadedFile.ts';
import { chosenUnit } from '../chosenUnit.ts';
import type { Handler } from '../Operation.ts';
import { openQuestionSheet } from './openQuestionSheet.ts';

export const getRefusedQuestions: Handler<'getRefusedQuestions'> = async (call, { database }) => {
  const { body, caller, language } = call;
  const file = uploadedFile(call.files, importLimits.questions.bytes);
  const { file: _name, company_id, content, format, ...options } = body;
  const companyId = await chosenUnit(database, caller, company_id);
  const { sheet, rows, name } = await openQuestionSheet(
    { file, caller, options, companyId, language },
    database,
  );
  assertNoFieldErrors(sheet.fieldErrors);
  async function* checked() {
    yield sheet.rows.map((row, place) => ({ ...row, errors: rows[place]?.errors ?? [] }));
  }
  const choice = { kind: 'questions', content, format, language } as const;
  return refusedDownload({ ...sheet, sheet: name }, choice, checked());
};
