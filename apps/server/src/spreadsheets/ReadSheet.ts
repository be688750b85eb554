import type { DateSystem } from '@sen/domain/imports/readDate';
import type { ReadBudget } from './ReadBudget.ts';
import { SheetRows } from './SheetRows.ts';
import type { SheetLimits } from './Spreadsheet.ts';

/** The input of a format's reader. */
export interface ReadTask {
  bytes: Uint8Array;
  name: string;
  sheet: string | undefined;
  budget: ReadBudget;
  limits: SheetLimits;
}

/** The result of a format's reader: the named sheet, else the first visible non-empty one. */
export interface ReadSheet {
  sheet: string;
  sheets: string[];
  dateSystem: DateSystem;
  rows: SheetRows;
}

/** Reads the named visible sheet, else the first non-empty one; undefined when all are empty. */
export async function firstFilled<Listed extends { name: string }>(
  visible: readonly Listed[],
  { sheet, limits, budget }: ReadTask,
  read: (sheet: Listed, rows: SheetRows) => Promise<void> | void,
): Promise<{ sheet: string; rows: SheetRows } | undefined> {
  const named = visible.find(({ name }) => name === sheet);
  for (const each of named ? [named] : visible) {
    const rows = new SheetRows(limits, budget);
    await read(each, rows);
    rows.finish();
    if (rows.rowCount > 0) return { sheet: each.name, rows };
  }
  return undefined;
}
