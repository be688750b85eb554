import type { Language } from '@sen/api/contract/model';
import { fieldError } from '@sen/domain/errors/FieldError';
import { isColumn, type SheetColumns } from '@sen/domain/imports/SheetColumns';
import { RefusalError } from '../errors/RefusalError.ts';
import type { ColumnSheet } from './columnSheet.ts';
import type { SpreadsheetRow } from './Spreadsheet.ts';

/** Texts that replace those of a row, by column key; the file itself stays as it is. */
export interface RowFix {
  row: number;
  cells: Readonly<Record<string, string>>;
}

/** The fixes of a sheet, looked up by row while its rows are read. */
export class RowFixes {
  /** By row: the new texts by place, and the place of the fix in the request. */
  readonly #rows = new Map<number, { index: number; cells: Map<number, string> }>();
  readonly #unfound = new Set<number>();

  /** @throws {RefusalError} validationFailed for a column that is not mapped */
  constructor(fixes: readonly RowFix[] = [], mapping: Readonly<Record<string, number | undefined>>) {
    fixes.forEach(({ row, cells }, index) => {
      const texts = this.#rows.get(row)?.cells ?? new Map<number, string>();
      for (const [key, text] of Object.entries(cells)) {
        const place = Object.hasOwn(mapping, key) ? mapping[key] : undefined;
        if (place === undefined) throw wrong(`fixes.${index}.cells.${key}`);
        texts.set(place, text);
      }
      this.#rows.set(row, { index, cells: texts });
      this.#unfound.add(row);
    });
  }

  has(row: number): boolean {
    return this.#rows.has(row);
  }

  /** These rows of the sheet with their fixes. */
  apply(rows: SpreadsheetRow[]): SpreadsheetRow[] {
    if (this.#unfound.size === 0) return rows;
    return rows.map((row) => {
      const fix = this.#rows.get(row.number);
      if (!fix) return row;
      this.#unfound.delete(row.number);
      const cells = [...row.cells];
      for (const [place, text] of fix.cells) {
        // A row may end before the column.
        while (cells.length <= place) cells.push('');
        cells[place] = text;
      }
      return { ...row, cells };
    });
  }

  /**
   * Asserts that the rows so far, which are all, had every row to fix.
   * @throws {RefusalError} validationFailed for a row that the sheet lacks
   */
  assertAllFound(): void {
    for (const row of this.#unfound) throw wrong(`fixes.${this.#rows.get(row)?.index ?? 0}.row`);
  }
}

/** A sheet with the columns that it lacks and fixes fill in, after its last one. */
export function withFixedColumns<Column extends string>(
  columns: SheetColumns<Column>,
  sheet: ColumnSheet<Column>,
  { fixes = [], language }: { fixes?: readonly RowFix[] | undefined; language: Language },
): ColumnSheet<Column> {
  const mapping: Partial<Record<Column, number>> = { ...sheet.mapping };
  const headers = [...sheet.headers];
  for (const key of new Set(fixes.flatMap(({ cells }) => Object.keys(cells)))) {
    if (!isColumn(columns, key) || mapping[key] !== undefined) continue;
    while (headers.length < sheet.width) headers.push('');
    mapping[key] = headers.push(columns.names[key][language]) - 1;
  }
  return { ...sheet, headers, mapping };
}

function wrong(field: string): RefusalError {
  return new RefusalError('validationFailed', { fieldErrors: [fieldError(field, 'unknownReference')] });
}
