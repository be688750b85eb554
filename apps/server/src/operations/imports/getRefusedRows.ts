import { found } from '../../errors/RefusalError.ts';
import { refusedFileName } from '../../spreadsheets/reasonColumn.ts';
import { spreadsheetTypes } from '../../spreadsheets/writeSpreadsheet.ts';
import { findRun } from '../../store/imports/importRuns.ts';
import { Download, type Handler } from '../Operation.ts';
import { storedRefusedFile, storedSheetFile } from '../../imports/storedFiles.ts';

export const getRefusedRows: Handler<'getRefusedRows'> = async (call, { database }) => {
  const { path, caller, language } = call;
  const { content = 'refused', format = 'xlsx' } = call.query;
  const run = found(await findRun(database, path.id, caller.id));
  const stored = { run, sheet: found(run.sheet ?? undefined), format, language };
  const file =
    content === 'all' ? await storedSheetFile(database, stored) : storedRefusedFile(database, stored);
  return new Download(
    `${refusedFileName(run.kind, content, language)}.${format}`,
    spreadsheetTypes[format],
    file,
  );
};
