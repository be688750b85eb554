import { mapColumns } from './mapColumns.ts';
import type { SheetColumns } from './SheetColumns.ts';

/** A sheet may begin with a title, a date and a logo; headings further below are not looked for. */
export const headingRows = 10;

/**
 * Which of the first rows (from 0) holds the headings: the one in which most columns are known, the first of several. The
 * first row when no other one knows two columns or more.
 */
export function headingRow<Column extends string>(
  columns: SheetColumns<Column>,
  rows: readonly (readonly string[])[],
): number {
  const known = rows.slice(0, headingRows).map((texts) => Object.keys(mapColumns(columns, texts)).length);
  const most = Math.max(0, ...known);
  return most < 2 ? 0 : known.indexOf(most);
}
