import { mayEnrol } from '@sen/domain/classes/mayEditClass';
import { classSheet } from '@sen/domain/imports/classColumns';
import { importLimits } from '@sen/domain/imports/importLimits';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { smallReport } from '../../spreadsheets/smallReport.ts';
import { uploadedFile } from '../../spreadsheets/uploadedFile.ts';
import { findClassFacts } from '../../store/classes/classes.ts';
import type { Handler } from '../Operation.ts';
import { openClassList } from './openClassList.ts';

export const checkClassList: Handler<'checkClassList'> = async (call, { database }) => {
  const { path, caller, language, now } = call;
  const classroom = found(await findClassFacts(database, path.id));
  assertAllowed(mayEnrol(caller, classroom, now));
  const file = uploadedFile(call.files, importLimits.students.bytes);
  const { file: _name, ...options } = call.body;
  const place = { classId: path.id, companyId: classroom.company_id };
  const list = await openClassList({ file, caller, options, language, ...place }, database);
  const { rows, mapping } = list;
  const judged = { columns: classSheet, rows, mapping: { ...mapping }, file, language };
  return { data: smallReport(list, judged) };
};
