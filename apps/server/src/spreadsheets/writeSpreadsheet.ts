import { writeCsv, writeOds, writeXlsx } from 'hucre';

export type SpreadsheetFormat = 'xlsx' | 'ods' | 'csv';

export const spreadsheetTypes: Record<SpreadsheetFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  csv: 'text/csv; charset=utf-8',
};

/** A file of one sheet whose first row is its header; a .csv begins with a mark, so that Excel reads it as UTF-8. */
export async function writeSpreadsheet(
  format: SpreadsheetFormat,
  name: string,
  rows: readonly (readonly string[])[],
): Promise<Uint8Array> {
  const cells = rows.map((row) => [...row]);
  if (format === 'csv') return new TextEncoder().encode(writeCsv(cells, { bom: true }));
  if (format === 'ods') return writeOds({ sheets: [{ name, rows: cells }] });
  const columns = (cells[0] ?? []).map((_, column) => ({ width: widthOf(cells, column) }));
  return writeXlsx({ sheets: [{ name, rows: cells, columns, freezePane: { rows: 1 } }] });
}

function widthOf(rows: readonly (readonly string[])[], column: number): number {
  const longest = Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return Math.min(48, Math.max(12, longest + 2));
}
