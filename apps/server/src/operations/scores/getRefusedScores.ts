import { importLimits } from '@sen/domain/imports/importLimits';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import { refusedDownload } from '../../spreadsheets/refusedDownload.ts';
import { uploadedFile } from '../../spreadsheets/uploadedFile.ts';
import type { Handler } from '../Operation.ts';
import { openScoreSheet } from './openScoreSheet.ts';
import { scoreClass } from './scoreClass.ts';

export const getRefusedScores: Handler<'getRefusedScores'> = async (call, { database }) => {
  const { path, caller, language } = call;
  const { exam } = await scoreClass(database, path, call);
  const file = uploadedFile(call.files, importLimits.scores.bytes);
  const { file: _name, content, format, ...options } = call.body;
  const place = { assignmentId: exam.id, classId: path.id };
  const list = await openScoreSheet({ file, caller, options, language, ...place }, database);
  assertNoFieldErrors(list.fieldErrors);
  async function* rows() {
    yield list.rows;
  }
  return refusedDownload(list, { kind: 'scores', content, format, language }, rows());
};
