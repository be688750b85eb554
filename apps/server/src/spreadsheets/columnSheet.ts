import type { ImportReport, Language } from '@sen/api/contract/model';
import { errorMessage } from '@sen/domain/errors/errorMessage';
import type { FieldError } from '@sen/domain/errors/FieldError';
import type { CellError } from '@sen/domain/imports/CellError';
import { importLimits } from '@sen/domain/imports/importLimits';
import { checkMapping, mapColumns } from '@sen/domain/imports/mapColumns';
import { type ColumnMapping, isColumn, type SheetColumns } from '@sen/domain/imports/SheetColumns';
import type { SpreadsheetCell, SpreadsheetRow } from './Spreadsheet.ts';

/** The headings of a sheet, and which column is which. */
export interface ColumnSheet<Column extends string> {
  headers: string[];
  mapping: ColumnMapping<Column>;
  /** What is wrong with the mapping; the rows can be read only when nothing is. */
  fieldErrors: FieldError[];
}

/** @param given the mapping that the person chose; guessed from the headings when absent */
export function columnSheet<Column extends string>(
  columns: SheetColumns<Column>,
  heading: SpreadsheetRow,
  { given, language }: { given: Readonly<Record<string, number>> | undefined; language: Language },
): ColumnSheet<Column> {
  const headers = heading.cells.slice(0, importLimits.columns).map((cell) => shownText(cell));
  const mapping = given ? knownColumns(columns, given, headers.length) : mapColumns(columns, headers);
  return { headers, mapping, fieldErrors: checkMapping(columns, mapping, language) };
}

function knownColumns<Column extends string>(
  columns: SheetColumns<Column>,
  given: Readonly<Record<string, number>>,
  count: number,
): ColumnMapping<Column> {
  const mapping: Partial<Record<Column, number>> = {};
  for (const [key, place] of Object.entries(given)) {
    if (isColumn(columns, key) && place < count) mapping[key] = place;
  }
  return mapping;
}

/** The texts of a row; what holds a formula without a value has none. */
export function textsOf(cells: readonly SpreadsheetCell[]): string[] {
  return cells.map((cell) => (typeof cell === 'string' ? cell : ''));
}

/** The columns whose cell in a row is a formula without a value. */
export function formulaErrors<Column extends string>(
  cells: readonly SpreadsheetCell[],
  mapping: ColumnMapping<Column>,
): CellError<Column>[] {
  // The keys of a mapping are our columns; Object.entries forgets it.
  const places = Object.entries(mapping) as [Column, number][];
  return places.flatMap(([column, place]) => {
    const cell = cells[place];
    return typeof cell === 'object'
      ? [{ column, value: cell.formula, code: 'formulaUnreadable' as const }]
      : [];
  });
}

/** What is wrong with a row's cells: a formula that cannot be read is that alone. */
export function withFormulas<Column extends string>(
  formulas: readonly CellError<Column>[],
  errors: readonly CellError<Column>[],
): CellError<Column>[] {
  const blamed = new Set(formulas.map(({ column }) => column));
  return [...formulas, ...errors.filter(({ column }) => !blamed.has(column))];
}

/** The errors of a row as the contract's reports tell them. */
export function toldErrors<Column extends string>(
  errors: readonly CellError<Column>[],
  { headers, mapping }: Pick<ColumnSheet<Column>, 'headers' | 'mapping'>,
  language: Language,
): ImportReport['rows'][number]['errors'] {
  return errors.map(({ column, value, code, params }) => ({
    column,
    header: shownHeading(headers, mapping[column]),
    value: value.slice(0, 500),
    code,
    message: errorMessage(code, language, params),
  }));
}

/** A cell as people see it in the report. */
export function shownText(cell: SpreadsheetCell | undefined): string {
  return cellText(cell).slice(0, 500);
}

/** A cell as it was typed. */
export function cellText(cell: SpreadsheetCell | undefined): string {
  return typeof cell === 'object' ? cell.formula : (cell ?? '');
}

/** A heading with its column's letter: 'Đáp án (L)'. */
function shownHeading(headers: readonly string[], place: number | undefined): string {
  if (place === undefined) return '';
  return `${headers[place] ?? ''} (${columnLetter(place)})`.trim();
}

/** The letters that spreadsheets give a column, from 0: A … Z, AA, AB … */
function columnLetter(place: number): string {
  const last = String.fromCharCode(65 + (place % 26));
  return place < 26 ? last : columnLetter(Math.floor(place / 26) - 1) + last;
}
