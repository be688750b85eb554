import type { Readable } from 'node:stream';
import type { Language } from '@sen/api/contract/model';
import { importLimits } from '@sen/domain/imports/importLimits';
import { RefusalError } from '../errors/RefusalError.ts';
import { checkedFile } from '../spreadsheets/checkedFile.ts';
import { reportedErrors } from '../spreadsheets/columnSheet.ts';
import { type OpenSpreadsheet, openSpreadsheet } from '../spreadsheets/openSpreadsheet.ts';
import { refusedFile } from '../spreadsheets/refusedFile.ts';
import { RowFixes } from '../spreadsheets/rowFixes.ts';
import { withDates } from '../spreadsheets/withDates.ts';
import type { Database } from '../store/database.ts';
import {
  type ImportRun,
  readImportFile,
  type RefusedImportRow,
  refusedRows,
} from '../store/imports/importRuns.ts';
import type { ImportedSheet } from '../store/imports/tables.ts';

/** Refused rows read at once. */
const limit = 500;

interface Stored {
  run: ImportRun;
  sheet: ImportedSheet;
  format: 'xlsx' | 'csv';
  language: Language;
}

/** The refused rows of an import. */
export function storedRefusedFile(database: Database, { run, sheet, format, language }: Stored): Readable {
  async function* rows() {
    for await (const page of refusedPages(database, run.import_id))
      yield page.map(({ cells, errors }) => ({ cells, errors: reportedErrors(errors, sheet, language) }));
  }
  return refusedFile({ format, language, headers: sheet.headers }, rows());
}

/**
 * The whole sheet of an import with the fixes that it was started with, and the errors of its refused rows.
 * @throws {RefusalError} importFileGone
 */
export async function storedSheetFile(
  database: Database,
  { run, sheet, format, language }: Stored,
): Promise<Readable> {
  const { import_id, kind, file_name: name, options, created_by } = run;
  const bytes = await readImportFile(database, import_id);
  if (bytes.length === 0) throw new RefusalError('importFileGone');
  const fixes = new RowFixes(options.fixes, sheet.mapping);
  const request = { bytes, name, sheet: options.sheet, limits: importLimits[kind] };
  const opened = await openSpreadsheet(request, created_by);
  const facts = { sheet: opened.sheet, width: opened.width, header_row: sheet.headingRow };
  const pages = refusedPages(database, import_id);
  async function* rows() {
    const errorsOf = errorsInOrder(pages);
    try {
      for (let part = await opened.nextRows(); part.length > 0; part = await opened.nextRows()) {
        const checked = [];
        for (const row of fixes.apply(dated(part, opened, sheet))) {
          const errors = await errorsOf(row.number);
          checked.push({ ...row, errors: reportedErrors(errors, sheet, language) });
        }
        yield checked;
      }
    } finally {
      await opened.close();
      await pages.return(undefined);
    }
  }
  return checkedFile({ format, language, headers: sheet.headers, ...facts }, rows());
}

type SheetPart = Awaited<ReturnType<OpenSpreadsheet['nextRows']>>;

/** As `openMemberSheet` reads them. */
function dated(rows: SheetPart, { dateSystem }: OpenSpreadsheet, { mapping }: ImportedSheet): SheetPart {
  const { dateOfBirth: birthday } = mapping;
  return dateSystem === 1904 && birthday !== undefined ? withDates(rows, birthday) : rows;
}

/** Looks the errors of rows up that are asked for in the order of the file, so that one page is in memory. */
function errorsInOrder(
  pages: AsyncIterator<RefusedImportRow[]>,
): (row: number) => Promise<RefusedImportRow['errors']> {
  let page: RefusedImportRow[] = [];
  let at = 0;
  let isOver = false;
  return async (row) => {
    for (;;) {
      while (at < page.length && (page[at]?.row ?? 0) < row) at += 1;
      if (at < page.length || isOver) break;
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const next = await pages.next();
      isOver = next.done === true;
      page = isOver ? [] : (next.value as RefusedImportRow[]);
      at = 0;
    }
    const refused = page[at];
    return refused?.row === row ? refused.errors : [];
  };
}

async function* refusedPages(database: Database, importId: string): AsyncGenerator<RefusedImportRow[]> {
  let after = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other, while the file is downloaded
    const page = await refusedRows(database, importId, { after, limit });
    if (page.length === 0) return;
    yield page;
    after = page.at(-1)?.row ?? after;
  }
}
