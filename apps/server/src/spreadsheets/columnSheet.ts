import { cutText } from '@sen/domain/text/cutText';
import type { ImportReport, Language } from '@sen/api/contract/model';
import type { ErrorCode } from '@sen/domain/errors/codes';
import { errorMessage } from '@sen/domain/errors/errorMessage';
import type { FieldError } from '@sen/domain/errors/FieldError';
import { columnLetter } from '@sen/domain/imports/columnLetter';
import type { CellError } from '@sen/domain/imports/CellError';
import { importLimits } from '@sen/domain/imports/importLimits';
import { checkMapping, mapColumns } from '@sen/domain/imports/mapColumns';
import { headingRow, headingRows } from '@sen/domain/imports/headingRow';
import { type ImportNote, importNotes, type SheetReading } from '@sen/domain/imports/importNotes';
import type { SheetCell } from '@sen/domain/imports/SheetCell';
import { type ColumnMapping, isColumn, type SheetColumns } from '@sen/domain/imports/SheetColumns';
import type { SheetFacts, SpreadsheetCell, SpreadsheetRow } from './Spreadsheet.ts';

/** The headings of a sheet, and the mapping of its columns. */
export interface ColumnSheet<Column extends string> {
  headers: string[];
  /** By their places: the first values below them. */
  samples: string[];
  /** The number of their row. */
  header_row: number;
  /** Notes to the user on how the sheet was read. */
  notes: ImportNote[];
  /** What the notes say, in no language. */
  reading: SheetReading;
  mapping: ColumnMapping<Column>;
  /** The rows up to the headings, and the number of columns with values. */
  above: readonly SpreadsheetRow[];
  width: number;
  /** Errors of the mapping; the rows can be read only without any. */
  fieldErrors: FieldError<ErrorCode>[];
}

/** The user's choice: the row of the headings, and the mapping; each is detected when absent. */
export interface ChosenColumns {
  header_row?: number | undefined;
  mapping?: Readonly<Record<string, number>> | undefined;
}

/**
 * Finds the headings among the first rows of a sheet.
 * @returns the columns, and the number of rows above the first one with data
 */
export function columnSheet<Column extends string>(
  columns: SheetColumns<Column>,
  first: readonly SpreadsheetRow[],
  {
    chosen,
    language,
    hiddenRows,
    width,
    hasMore,
  }: { chosen: ChosenColumns; language: Language } & Pick<SheetFacts, 'hiddenRows' | 'width' | 'hasMore'>,
): { columnSheet: ColumnSheet<Column>; skipped: number } {
  const rows = first.slice(0, headingRows).map(({ cells }) => cells.map((cell) => shownText(cell)));
  const named = first.findIndex(({ number }) => number === chosen.header_row);
  const at = named >= 0 ? named : headingRow(columns, rows);
  const headers = (first[at]?.cells ?? []).slice(0, importLimits.columns).map((cell) => shownText(cell));
  const samples = headers.map((_, place) => sampleOf(first.slice(at + 1), place));
  const header_row = first[at]?.number ?? 1;
  const mapping = chosen.mapping
    ? knownColumns(columns, chosen.mapping, headers.length)
    : mapColumns(columns, headers);
  const reading = { headingRow: header_row, isBelow: at > 0, hiddenRows, hasMore };
  const notes = importNotes(reading, language);
  const fieldErrors = checkMapping(columns, mapping, language);
  const above = first.slice(0, at + 1);
  return {
    columnSheet: { headers, samples, header_row, notes, reading, mapping, above, width, fieldErrors },
    skipped: at + 1,
  };
}

const mostSamples = 2;

/** The first different values of a column, short: 'SV0001, SV0002'. */
function sampleOf(rows: readonly SpreadsheetRow[], place: number): string {
  const values = new Set<string>();
  for (const { cells } of rows) {
    const value = cutText(cellText(cells[place]).trim(), 60);
    if (value !== '') values.add(value);
    if (values.size === mostSamples) break;
  }
  return [...values].join(', ');
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

/** The cells of a row as texts; one without a value is empty. */
export function readableCells(cells: readonly SpreadsheetCell[]): SheetCell[] {
  return cells.map((cell) => (typeof cell === 'string' || 'text' in cell ? cell : ''));
}

/** The columns whose cell in a row holds a formula without a value, or an error value. */
export function unreadableCells<Column extends string>(
  cells: readonly SpreadsheetCell[],
  mapping: ColumnMapping<Column>,
): CellError<Column>[] {
  // The keys of a mapping are our columns; Object.entries widens them.
  const places = Object.entries(mapping) as [Column, number][];
  return places.flatMap(([column, place]): CellError<Column>[] => {
    const cell = cells[place];
    if (typeof cell !== 'object' || 'text' in cell) return [];
    if ('formula' in cell) return [{ column, value: cell.formula, code: 'formulaUnreadable' }];
    return [{ column, value: cell.error, code: 'cellHasError', params: { value: cell.error } }];
  });
}

/** The errors of a row's cells; an unreadable cell has no other error. */
export function withUnreadable<Column extends string>(
  unreadable: readonly CellError<Column>[],
  errors: readonly CellError<Column>[],
): CellError<Column>[] {
  const blamed = new Set(unreadable.map(({ column }) => column));
  return [...unreadable, ...errors.filter(({ column }) => !blamed.has(column))];
}

/** The errors of a row in the form of the contract's reports. */
export function reportedErrors<Column extends string>(
  errors: readonly CellError<Column>[],
  { headers, mapping }: Pick<ColumnSheet<Column>, 'headers' | 'mapping'>,
  language: Language,
): ImportReport['rows'][number]['errors'] {
  return errors.map(({ column, value, code, params }) => ({
    column,
    header: shownHeading(headers, mapping[column]),
    value: cutText(value, 500),
    code,
    message: errorMessage(code, language, params),
  }));
}

/** A cell as the report shows it. */
export function shownText(cell: SpreadsheetCell | undefined): string {
  return cutText(cellText(cell), 500);
}

/** A cell as it was typed. */
export function cellText(cell: SpreadsheetCell | undefined): string {
  if (typeof cell !== 'object') return cell ?? '';
  if ('text' in cell) return cell.text;
  return 'formula' in cell ? cell.formula : cell.error;
}

/** A heading with its column's letter: 'Đáp án (L)'. */
function shownHeading(headers: readonly string[], place: number | undefined): string {
  if (place === undefined) return '';
  return `${headers[place] ?? ''} (${columnLetter(place)})`.trim();
}
