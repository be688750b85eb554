import { found } from '../../errors/RefusalError.ts';
import { reportedErrors } from '../../spreadsheets/columnSheet.ts';
import { refusedFile, refusedFileName } from '../../spreadsheets/refusedFile.ts';
import { spreadsheetTypes } from '../../spreadsheets/writeSpreadsheet.ts';
import type { Database } from '../../store/database.ts';
import { findRun, refusedRows } from '../../store/imports/importRuns.ts';
import type { ImportedSheet } from '../../store/imports/tables.ts';
import { Download, type Handler } from '../Operation.ts';

/** Rows read at once. */
const limit = 500;

export const getRefusedRows: Handler<'getRefusedRows'> = async (call, { database }) => {
  const { path, caller, language } = call;
  const { format = 'xlsx' } = call.query;
  const { import_id, kind, sheet } = found(await findRun(database, path.id, caller.id));
  const rows = storedRows(database, import_id, found(sheet ?? undefined), language);
  const name = `${refusedFileName(kind, language)}.${format}`;
  return new Download(
    name,
    spreadsheetTypes[format],
    refusedFile({ format, language, headers: sheet?.headers ?? [] }, rows),
  );
};

async function* storedRows(
  database: Database,
  importId: string,
  sheet: ImportedSheet,
  language: 'vi' | 'en',
) {
  let after = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other, while the file is downloaded
    const page = await refusedRows(database, importId, { after, limit });
    if (page.length === 0) return;
    yield page.map(({ cells, errors }) => ({ cells, errors: reportedErrors(errors, sheet, language) }));
    after = page.at(-1)?.row ?? after;
  }
}
