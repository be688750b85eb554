import { openSpreadsheet } from './openSpreadsheet.ts';
import type { ReadRequest, Spreadsheet } from './Spreadsheet.ts';

/**
 * One sheet of an uploaded file with all its rows.
 * @throws {RefusalError} as `openSpreadsheet`
 */
export async function readSpreadsheet(request: ReadRequest, callerId: string): Promise<Spreadsheet> {
  const opened = await openSpreadsheet(request, callerId);
  try {
    const { sheet, sheets, rowCount, dateSystem, hiddenRows, width, hasMore } = opened;
    const rows: Spreadsheet['rows'] = [];
    while (rows.length < rowCount) rows.push(...(await opened.nextRows()));
    return { sheet, sheets, dateSystem, hiddenRows, width, hasMore, rows };
  } finally {
    await opened.close();
  }
}
