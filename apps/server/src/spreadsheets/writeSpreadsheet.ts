import { writeCsv, writeOds, writeXlsx } from 'hucre';

export type SpreadsheetFormat = 'xlsx' | 'ods' | 'csv';

export const spreadsheetTypes: Record<SpreadsheetFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  csv: 'text/csv; charset=utf-8',
};

/** A sheet whose first row is its header. */
export interface SheetToWrite {
  name: string;
  rows: readonly (readonly string[])[];
}

/** A file of text cells. A .csv has only the first sheet and begins with a BOM, so that Excel reads it as UTF-8. */
export async function writeSpreadsheet(
  format: SpreadsheetFormat,
  sheets: readonly SheetToWrite[],
): Promise<Uint8Array> {
  const written = sheets.map(({ name, rows }) => ({ name, rows: rows.map((row) => [...row]) }));
  if (format === 'csv') return new TextEncoder().encode(writeCsv(written[0]?.rows ?? [], { bom: true }));
  if (format === 'ods') return writeOds({ sheets: written });
  return writeXlsx({
    sheets: written.map((sheet) => ({ ...sheet, columns: widths(sheet.rows), freezePane: { rows: 1 } })),
  });
}

function widths(rows: readonly (readonly string[])[]): { width: number }[] {
  return (rows[0] ?? []).map((_, column) => {
    const longest = Math.max(...rows.map((row) => row[column]?.length ?? 0));
    return { width: Math.min(48, Math.max(12, longest + 2)) };
  });
}
