import type { Language } from '@sen/api/contract/model';
import type { SheetColumns } from '@sen/domain/imports/SheetColumns';
import type { Caller } from '../auth/Caller.ts';
import { RefusalError } from '../errors/RefusalError.ts';
import type { Upload } from '../operations/Operation.ts';
import type { ImportOptions } from '../store/imports/tables.ts';
import { type ColumnSheet, columnSheet } from './columnSheet.ts';
import { readSpreadsheet } from './readSpreadsheet.ts';
import { RowFixes, withFixedColumns } from './rowFixes.ts';
import type { SpreadsheetRow } from './Spreadsheet.ts';

/** A sheet that is small enough to be read as a whole. */
export interface SmallSheet<Column extends string> extends ColumnSheet<Column> {
  sheet: string;
  sheets: string[];
  /** The fixes, which the rows have already. */
  fixes: RowFixes;
  /** Below the headings. */
  read: SpreadsheetRow[];
}

interface Opening {
  file: Upload;
  caller: Pick<Caller, 'id'>;
  options: ImportOptions;
  language: Language;
  limits: { bytes: number; rows: number; cells: number };
}

/**
 * Reads a small sheet with its fixes.
 * @throws {RefusalError} a file that is unreadable as a whole; a fix of what the sheet lacks
 */
export async function openSmallSheet<Column extends string>(
  sheetColumns: SheetColumns<Column>,
  { file: { bytes, name }, caller, options, language, limits }: Opening,
): Promise<SmallSheet<Column>> {
  const { rows, sheet, sheets, hiddenRows, width, hasMore } = await readSpreadsheet(
    { bytes, name, sheet: options.sheet, limits },
    caller.id,
  );
  const { columnSheet: columns, skipped } = columnSheet(sheetColumns, rows, {
    chosen: options,
    language,
    hiddenRows,
    width,
    hasMore,
  });
  const below = rows.slice(skipped);
  if (below.length === 0) throw new RefusalError('fileEmpty');
  if (below.length > limits.rows) throw new RefusalError('tooManyRows', { params: { max: limits.rows } });
  const { fixes: given } = options;
  const fixed = withFixedColumns(sheetColumns, columns, { fixes: given, language });
  const fixes = new RowFixes(given, fixed.mapping);
  const read = fixes.apply(below);
  fixes.assertAllFound();
  return { ...fixed, fixes, sheet, sheets, read };
}
