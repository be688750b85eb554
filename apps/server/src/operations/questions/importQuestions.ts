import { importLimits } from '@sen/domain/imports/importLimits';
import { startImport } from '../../imports/startImport.ts';
import { uploadedFile } from '../../spreadsheets/uploadedFile.ts';
import { chosenUnit } from '../chosenUnit.ts';
import type { Handler } from '../Operation.ts';

export const importQuestions: Handler<'importQuestions'> = async (call, { database }) => {
  const { import_id: importId, file_digest: checkedDigest, company_id, file: _name, ...options } = call.body;
  const file = uploadedFile(call.files, importLimits.questions.bytes);
  const companyId = await chosenUnit(database, call.caller, company_id);
  return startImport(database, call, {
    kind: 'questions',
    companyId,
    file,
    options,
    importId,
    checkedDigest,
  });
};
