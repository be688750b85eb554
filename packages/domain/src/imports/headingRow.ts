import { mapColumns } from './mapColumns.ts';
import type { SheetColumns } from './SheetColumns.ts';

/** A sheet may begin with a title, a date and a logo; only these first rows are searched for headings. */
export const headingRows = 10;

/** Index (from 0) of the heading row: the first one with the most known columns. 0 if no other row has at least two. */
export function headingRow<Column extends string>(
  columns: SheetColumns<Column>,
  rows: readonly (readonly string[])[],
): number {
  const known = rows.slice(0, headingRows).map((texts) => Object.keys(mapColumns(columns, texts)).length);
  const most = Math.max(0, ...known);
  return most < 2 ? 0 : known.indexOf(most);
}
