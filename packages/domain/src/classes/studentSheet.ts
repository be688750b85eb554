import { headingRows } from '../imports/headingRow.ts';
import { mapColumns } from '../imports/mapColumns.ts';
import { memberColumns } from '../imports/memberColumns.ts';
import type { SheetColumns } from '../imports/SheetColumns.ts';
import { shorten } from '../text/shorten.ts';

/** The columns by which a sheet names students. */
const studentSheet: SheetColumns<'membership_code' | 'email'> = {
  keys: ['membership_code', 'email'],
  names: { membership_code: memberColumns.membership_code, email: memberColumns.email },
};

/** Characters; a longer cell is no code, and is reported as not found by its beginning. */
const longest = 100;

/**
 * The membership code of each row, or its email address where it has no code, from the columns with these headings; without such
 * headings all cells of the only column or of the only row. Undefined when it is unclear which cells are meant.
 */
export function sheetCodes(rows: readonly (readonly string[])[]): string[] | undefined {
  return cellsNaming(rows)?.map((cell) => shorten(cell, longest));
}

function cellsNaming(rows: readonly (readonly string[])[]): string[] | undefined {
  const mappings = rows.slice(0, headingRows).map((headings) => mapColumns(studentSheet, headings));
  const at = mappings.findIndex((mapping) => Object.keys(mapping).length > 0);
  const mapping = mappings[at];
  if (mapping) {
    const cell = (row: readonly string[], place: number | undefined) =>
      place === undefined ? '' : (row[place]?.trim() ?? '');
    return rows
      .slice(at + 1)
      .map((row) => cell(row, mapping.membership_code) || cell(row, mapping.email))
      .filter(Boolean);
  }
  const cells = rows.map((row) => row.map((cell) => cell.trim()));
  const columns = new Set(cells.flatMap((row) => row.flatMap((cell, place) => (cell === '' ? [] : [place]))));
  return columns.size <= 1 || rows.length === 1 ? cells.flat().filter(Boolean) : undefined;
}
