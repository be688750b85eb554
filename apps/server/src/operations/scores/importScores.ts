import { required } from '@sen/domain/errors/required';
import { importLimits } from '@sen/domain/imports/importLimits';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import { startImport } from '../../imports/startImport.ts';
import { uploadedFile } from '../../spreadsheets/uploadedFile.ts';
import type { Handler } from '../Operation.ts';
import { scoreClass } from './scoreClass.ts';

export const importScores: Handler<'importScores'> = async (call, { database }) => {
  const { exam, companyId } = await scoreClass(database, call.path, call);
  const { import_id: importId, file_digest: checkedDigest, file: _name, reason, ...chosen } = call.body;
  assertNoFieldErrors(required('reason', reason));
  const file = uploadedFile(call.files, importLimits.scores.bytes);
  const options = { ...chosen, scores: { assignment_id: exam.id, reason: reason.trim() } };
  const of = { kind: 'scores', companyId, classId: exam.classroom_id } as const;
  return startImport(database, call, { ...of, file, options, importId, checkedDigest });
};
