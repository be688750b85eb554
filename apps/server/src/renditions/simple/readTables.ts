import type { SimpleCell, SimpleSheet, SimpleTables } from '@sen/api/contract/model';
import { cellText } from '../../spreadsheets/columnSheet.ts';
import type { ReadBudget } from '../../spreadsheets/ReadBudget.ts';
import type { SpreadsheetCell } from '../../spreadsheets/Spreadsheet.ts';
import type { RowFacts } from '../../spreadsheets/SheetRows.ts';
import { openXlsx } from '../../spreadsheets/xlsx/openXlsx.ts';
import { simpleLimits } from './simpleLimits.ts';

/** Ends the reading of a sheet of which enough is known. */
class EnoughRows extends Error {}

/** The first rows of the first sheets of an .xlsx file. */
export async function readTables(bytes: Uint8Array, budget: ReadBudget): Promise<SimpleTables> {
  const { tables } = simpleLimits;
  const workbook = await openXlsx(bytes, budget);
  const sheets: SimpleSheet[] = [];
  let characters = 0;
  for (const sheet of workbook.sheets.slice(0, tables.sheets)) {
    const { name } = sheet;
    const shown: SimpleSheet = { name, rows: [], is_cut: false, has_more_columns: false };
    let cellCount = 0;
    const add = (number: number, row: readonly (SpreadsheetCell | undefined)[], facts: RowFacts = {}) => {
      const cells = simpleCells(row);
      if (facts.isHidden) return;
      shown.has_more_columns ||= facts.hasMore === true;
      if (cells.length === 0) return;
      const isEnough = shown.rows.length === tables.rows || cellCount + cells.length > tables.cells;
      if (isEnough || characters > tables.characters) throw new EnoughRows();
      cellCount += cells.length;
      for (const cell of cells) characters += lengthOf(cell);
      shown.rows.push({ number, cells });
    };
    try {
      // oxlint-disable-next-line no-await-in-loop -- one sheet in memory at a time
      await workbook.read(sheet, { add });
    } catch (error) {
      if (!(error instanceof EnoughRows)) throw error;
      shown.is_cut = true;
    }
    if (shown.rows.length > 0 || shown.is_cut || shown.has_more_columns) sheets.push(shown);
  }
  return { type: 'tables', sheets, is_cut: workbook.sheets.length > tables.sheets };
}

/** The cells of a row up to the last one that holds something. */
function simpleCells(row: readonly (SpreadsheetCell | undefined)[]): SimpleCell[] {
  const cells = Array.from(row, (cell): SimpleCell =>
    typeof cell === 'object' && 'text' in cell ? { number: cell.text } : cellText(cell),
  );
  return cells.slice(0, cells.findLastIndex((cell) => lengthOf(cell) > 0) + 1);
}

const lengthOf = (cell: SimpleCell) => (typeof cell === 'string' ? cell : cell.number).length;
