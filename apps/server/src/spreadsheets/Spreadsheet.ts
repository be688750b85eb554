import type { DateSystem } from '@sen/domain/imports/readDate';
import type { NumberCell } from '@sen/domain/imports/SheetCell';
import type { ErrorParams } from '@sen/domain/errors/formatError';

/** A non-empty row. */
export interface SpreadsheetRow {
  /** The number that the spreadsheet shows beside the row, from 1. */
  number: number;
  cells: SpreadsheetCell[];
}

/** The displayed text of a cell; `formula` for a formula without a stored value, `error` for an error value. */
export type SpreadsheetCell = string | NumberCell | { formula: string } | { error: string };

/** A sheet without its rows. */
export interface SheetFacts {
  sheet: string;
  /** The names of the visible sheets. */
  sheets: string[];
  /** The first day of the date system, for numbers without a format. */
  dateSystem: DateSystem;
  /** The number of hidden rows. */
  hiddenRows: number;
  /** The number of columns up to the last one with a value. */
  width: number;
  /** Cells beyond the columns of an import hold something, and are not read. */
  hasMore: boolean;
}

/** One sheet of a file. */
export interface Spreadsheet extends SheetFacts {
  rows: SpreadsheetRow[];
}

/** The maximum size of a sheet: rows below the headings, and non-empty cells. */
export interface SheetLimits {
  rows: number;
  cells: number;
}

/** Why a file cannot be read; each is a code of packages/domain/errors. */
export interface Unreadable {
  unreadable:
    | 'fileEmpty'
    | 'fileEncrypted'
    | 'fileNotSpreadsheet'
    | 'fileUnreadable'
    | 'tooManyRows'
    | 'tooManyCells'
    | 'rowTooWide'
    | 'rowTextTooLong'
    | 'tooMuchText'
    | 'readingTooLong'
    | 'fileNotPaper'
    | 'paperOldQti'
    | 'paperOldWord'
    | 'paperWithMacros'
    | 'paperOfSheets'
    | 'paperManyPictures'
    | 'paperCut';
  params?: ErrorParams;
}

/** The first message to the thread; each later one requests the next rows. */
export interface ReadRequest {
  bytes: Uint8Array;
  name: string;
  sheet: string | undefined;
  limits: SheetLimits;
}

/** The thread's first message; then blocks of rows written by `v8.serialize`, undefined at the end. */
export type Opening = { opened: SheetFacts & { rowCount: number } } | Unreadable;
