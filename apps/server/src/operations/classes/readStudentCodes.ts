import { mayEnrol } from '@sen/domain/classes/mayEditClass';
import { mostAddedStudents } from '@sen/domain/classes/studentCodes';
import { sheetCodes } from '@sen/domain/classes/studentSheet';
import { importLimits } from '@sen/domain/imports/importLimits';
import { assertAllowed, found, RefusalError } from '../../errors/RefusalError.ts';
import { shownText } from '../../spreadsheets/columnSheet.ts';
import { readSpreadsheet } from '../../spreadsheets/readSpreadsheet.ts';
import { uploadedFile } from '../../spreadsheets/uploadedFile.ts';
import { findClassFacts } from '../../store/classes/classes.ts';
import type { Handler } from '../Operation.ts';

export const readStudentCodes: Handler<'readStudentCodes'> = async (
  { path, files, caller, now },
  { database },
) => {
  assertAllowed(mayEnrol(caller, found(await findClassFacts(database, path.id)), now));
  const { bytes, name } = uploadedFile(files, importLimits.students.bytes);
  const limits = importLimits.students;
  const { rows } = await readSpreadsheet({ bytes, name, sheet: undefined, limits }, caller.id);
  const codes = sheetCodes(rows.map(({ cells }) => cells.map((cell) => shownText(cell))));
  if (codes === undefined) throw new RefusalError('studentColumnMissing');
  if (codes.length === 0) throw new RefusalError('fileEmpty');
  if (codes.length > mostAddedStudents)
    throw new RefusalError('tooManyStudents', { params: { max: mostAddedStudents } });
  return { data: { codes } };
};
