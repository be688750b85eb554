import type { DateSystem } from '@sen/domain/imports/readDate';
import type { NumberCell } from '@sen/domain/imports/SheetCell';
import type { ErrorParams } from '@sen/domain/errors/errorMessage';

/** A row that holds something. */
export interface SpreadsheetRow {
  /** The number that the spreadsheet shows beside the row, from 1. */
  number: number;
  cells: SpreadsheetCell[];
}

/** What a cell shows; `formula` when it is one whose value the file does not hold, `error` when it holds an error value. */
export type SpreadsheetCell = string | NumberCell | { formula: string } | { error: string };

/** What is known of a sheet besides its rows. */
export interface SheetFacts {
  sheet: string;
  /** The names of the visible sheets. */
  sheets: string[];
  /** From which day numbers without a format count. */
  dateSystem: DateSystem;
  /** How many of the rows the spreadsheet hides. */
  hiddenRows: number;
}

/** One sheet of a file. */
export interface Spreadsheet extends SheetFacts {
  rows: SpreadsheetRow[];
}

/** How much a sheet may hold: rows below the headings, and cells that hold something. */
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
    | 'tooMuchText'
    | 'readingTooLong';
  params?: ErrorParams;
}

/** What the thread is asked first; each message after it asks for the next rows. */
export interface ReadRequest {
  bytes: Uint8Array;
  name: string;
  sheet: string | undefined;
  limits: SheetLimits;
}

/** What the thread answers first; then blocks of rows as `v8.serialize` writes them, undefined at the end. */
export type Opening = { opened: SheetFacts & { rowCount: number } } | Unreadable;
