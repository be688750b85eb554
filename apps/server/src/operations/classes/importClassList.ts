import { mayEnrol } from '@sen/domain/classes/mayEditClass';
import { importLimits } from '@sen/domain/imports/importLimits';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { startImport } from '../../imports/startImport.ts';
import { uploadedFile } from '../../spreadsheets/uploadedFile.ts';
import { findClassFacts } from '../../store/classes/classes.ts';
import type { Handler } from '../Operation.ts';

export const importClassList: Handler<'importClassList'> = async (call, { database }) => {
  const { id: classId } = call.path;
  const classroom = found(await findClassFacts(database, classId));
  assertAllowed(mayEnrol(call.caller, classroom, call.now));
  const { import_id: importId, file_digest: checkedDigest, file: _name, ...options } = call.body;
  const file = uploadedFile(call.files, importLimits.students.bytes);
  const { company_id: companyId } = classroom;
  const of = { kind: 'students', companyId, classId } as const;
  return startImport(database, call, { ...of, file, options, importId, checkedDigest });
};
