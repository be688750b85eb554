/** A row that holds something. */
export interface SpreadsheetRow {
  /** The number that the spreadsheet shows beside the row, from 1. */
  number: number;
  cells: SpreadsheetCell[];
}

/** What a cell shows, as text; `formula` when it is one whose value the file does not hold. */
export type SpreadsheetCell = string | { formula: string };

/** One sheet of a file. */
export interface Spreadsheet {
  sheet: string;
  /** The names of the visible sheets. */
  sheets: string[];
  rows: SpreadsheetRow[];
}

/** Why a file cannot be read; each is a code of packages/domain/errors. */
export type UnreadableCode = 'fileEmpty' | 'fileEncrypted' | 'fileNotSpreadsheet' | 'fileUnreadable';

/** What reading gives. */
export type Reading = { spreadsheet: Spreadsheet } | { unreadable: UnreadableCode };

/** What the thread is asked first; each message after it asks for the next rows. */
export interface ReadRequest {
  bytes: Uint8Array;
  name: string;
  sheet: string | undefined;
}

/** What the thread answers first; then lists of rows, an empty one at the end. */
export type Opening =
  { opened: Omit<Spreadsheet, 'rows'> & { rowCount: number } } | { unreadable: UnreadableCode };
