import { mayEnrol } from '@sen/domain/classes/mayEditClass';
import { importLimits } from '@sen/domain/imports/importLimits';
import { assertAllowed, assertNoFieldErrors, found } from '../../errors/RefusalError.ts';
import { refusedDownload } from '../../spreadsheets/refusedDownload.ts';
import { uploadedFile } from '../../spreadsheets/uploadedFile.ts';
import { findClassFacts } from '../../store/classes/classes.ts';
import type { Handler } from '../Operation.ts';
import { openClassList } from './openClassList.ts';

export const getRefusedStudents: Handler<'getRefusedStudents'> = async (call, { database }) => {
  const { path, caller, language, now } = call;
  const classroom = found(await findClassFacts(database, path.id));
  assertAllowed(mayEnrol(caller, classroom, now));
  const file = uploadedFile(call.files, importLimits.students.bytes);
  const { file: _name, content, format, ...options } = call.body;
  const place = { classId: path.id, companyId: classroom.company_id };
  const list = await openClassList({ file, caller, options, language, ...place }, database);
  assertNoFieldErrors(list.fieldErrors);
  async function* rows() {
    yield list.rows;
  }
  return refusedDownload(list, { kind: 'students', content, format, language }, rows());
};
