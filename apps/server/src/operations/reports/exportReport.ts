import type { Readable } from 'node:stream';
import type { Language, Role } from '@sen/api/contract/model';
import { RefusalError } from '../../errors/RefusalError.ts';
import { sheetStream } from '../../spreadsheets/sheetStream.ts';
import type { SheetCells } from '../../spreadsheets/StreamedSheet.ts';
import { spreadsheetTypes } from '../../spreadsheets/writeSpreadsheet.ts';
import type { Database } from '../../store/database.ts';
import type { ReportDatabase } from '../../store/reports/ReportDatabase.ts';
import { keysOfReport, rowsByKeys, type SourceRow } from '../../store/reports/reportRows.ts';
import { type Call, Download, type Handler } from '../Operation.ts';
import { type AskedReport, readReportQuery } from './readReportQuery.ts';
import { columnsFor } from './reportCells.ts';
import { headings, reportSheet, sheetRow } from './reportSheet.ts';

const max = 100_000;
const partSize = 1_000;

export const exportReport: Handler<'exportReport'> = async (call, { reports }) => {
  const { format = 'xlsx' } = call.query;
  const { language, caller, path } = call;
  const asked = readReportQuery(call);
  const stream = await reportFile(asked, { reports, format, language, role: caller.role, max });
  if (stream === undefined) throw new RefusalError('tooManyToExport', { params: { max } });
  return new Download(`${path.report}.${format}`, spreadsheetTypes[format], stream);
};

interface ReportFileOptions {
  reports: ReportDatabase;
  format: 'xlsx' | 'csv';
  language: Language;
  role: Role;
  /** The most rows. */
  max: number;
}

/** The file of a report; undefined if it has more rows. */
export async function reportFile(
  asked: AskedReport,
  { reports, format, language, role, max: most }: ReportFileOptions,
): Promise<Readable | undefined> {
  const { source, query, context } = asked;
  const { database } = reports;
  const asOf = await reports.asOf(context.now);
  // What the rows are is fixed now; they are read while the file is written.
  const keys = await keysOfReport(source, { ...query, limit: most + 1 }, { database, context });
  if (keys.length > most) return undefined;
  const columns = columnsFor(source.definition, role);
  const sheet = reportSheet(asked, columns, { format, language, rows: keys.length, asOf });
  return sheetStream(sheet, exportedRows(database, keys, { ...asked, columns, language }));
}

async function* exportedRows(
  database: Database,
  keys: readonly SourceRow[],
  {
    source,
    context,
    columns,
    language,
  }: AskedReport & { columns: ReturnType<typeof columnsFor> } & Pick<Call<'exportReport'>, 'language'>,
): AsyncGenerator<SheetCells[]> {
  yield [headings(columns, language)];
  for (let from = 0; from < keys.length; from += partSize) {
    // oxlint-disable-next-line no-await-in-loop -- a part is read when the one before is written
    const rows = await rowsByKeys(source, keys.slice(from, from + partSize), { database, context });
    if (rows.length > 0) yield rows.map((row) => sheetRow(columns, row, language));
  }
}
