import { fieldError } from '@sen/domain/errors/FieldError';
import { importLimits } from '@sen/domain/imports/importLimits';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import { startImport } from '../../imports/startImport.ts';
import { uploadedFile } from '../../spreadsheets/uploadedFile.ts';
import { findCategory } from '../../store/categories/categories.ts';
import { chosenUnit } from '../chosenUnit.ts';
import type { Handler } from '../Operation.ts';

export const importPaper: Handler<'importPaper'> = async (call, { database }) => {
  const { import_id: importId, file_digest, company_id, category_id, status, rows, edits } = call.body;
  const file = uploadedFile(call.files, importLimits.questions.bytes);
  const companyId = await chosenUnit(database, call.caller, company_id);
  const category = await findCategory(database, category_id, 'question', companyId);
  assertNoFieldErrors(category ? [] : [fieldError('category_id', 'unknownCategory', { value: category_id })]);
  const options = { paper: { category_id, status }, ...(rows && { rows }), ...(edits && { edits }) };
  return startImport(database, call, {
    kind: 'questions',
    companyId,
    file,
    options,
    importId,
    checkedDigest: file_digest,
  });
};
