import { RefusalError } from '../../errors/RefusalError.ts';
import { sheetStream } from '../../spreadsheets/sheetStream.ts';
import type { SheetCells } from '../../spreadsheets/StreamedSheet.ts';
import { spreadsheetTypes } from '../../spreadsheets/writeSpreadsheet.ts';
import type { Database } from '../../store/database.ts';
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
  const { source, query, context } = asked;
  const { database } = reports;
  const asOf = await reports.asOf(call.now);
  // What the rows are is fixed now; they are read while the file is written.
  const keys = await keysOfReport(source, { ...query, limit: max + 1 }, { database, context });
  if (keys.length > max) throw new RefusalError('tooManyToExport', { params: { max } });
  const columns = columnsFor(source.definition, caller.role);
  const sheet = reportSheet(asked, columns, { format, language, rows: keys.length, asOf });
  const stream = sheetStream(sheet, exportedRows(database, keys, { ...asked, columns, language }));
  return new Download(`${path.report}.${format}`, spreadsheetTypes[format], stream);
};

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
