import { mayEnrol } from '@sen/domain/classes/mayEditClass';
import { classSheet } from '@sen/domain/imports/classColumns';
import { importLimits } from '@sen/domain/imports/importLimits';
import { importColumns } from '@sen/domain/imports/SheetColumns';
import { cutText } from '@sen/domain/text/cutText';
import { assertAllowed, found } from '../../errors/RefusalError.ts';
import { reportedErrors } from '../../spreadsheets/columnSheet.ts';
import { fileDigest } from '../../spreadsheets/fileDigest.ts';
import { uploadedFile } from '../../spreadsheets/uploadedFile.ts';
import { findClassFacts } from '../../store/classes/classes.ts';
import type { Handler } from '../Operation.ts';
import { openClassList } from './openClassList.ts';

/** Rows listed in the report, besides those with fixes; all others are in the file of refused rows. */
const maxReported = 1_000;

export const checkClassList: Handler<'checkClassList'> = async (call, { database }) => {
  const { path, caller, language, now } = call;
  const classroom = found(await findClassFacts(database, path.id));
  assertAllowed(mayEnrol(caller, classroom, now));
  const file = uploadedFile(call.files, importLimits.students.bytes);
  const file_digest = fileDigest(file.bytes);
  const { file: _name, ...options } = call.body;
  const place = { classId: path.id, companyId: classroom.company_id };
  const list = await openClassList({ file, caller, options, language, ...place }, database);
  const count = (state: (typeof list.rows)[number]['state']) =>
    list.rows.filter((row) => row.state === state).length;
  const { sheet, sheets, headers, samples, header_row, notes, mapping, rows } = list;
  return {
    data: {
      file_name: file.name,
      file_digest,
      sheet,
      sheets,
      headers,
      samples,
      header_row,
      notes,
      mapping: { ...mapping },
      columns: importColumns(classSheet, language),
      total: rows.length,
      good: count('good'),
      changed: 0,
      repeated: count('repeated'),
      refused: count('refused'),
      rows: rows
        .filter(({ state }) => state === 'refused')
        .filter(({ number }, index) => index < maxReported || list.fixes.has(number))
        .map(({ number: row, name, errors }) => ({
          row,
          name: cutText(name, 500),
          errors: reportedErrors(errors, list, language),
        })),
      changes: [],
    },
  };
};
