/** A text, a number, or a time, shown as day, month, year and time of day in Vietnam. */
export type SheetCells = readonly (string | number | Date | null)[];

/** How the numbers of a column are shown; a duration is in seconds, a percent of 100, a day 'yyyy-mm-dd'. */
export type NumberLook = 'count' | 'percent' | 'score' | 'duration' | 'day';

export interface StreamedColumn {
  /** In characters. */
  width: number;
  /** Whether its cells are times. */
  isTime?: boolean;
  look?: NumberLook;
}

/** The file to write; the first message to its thread. */
export interface StreamedSheet {
  format: 'xlsx' | 'csv';
  name: string;
  columns: readonly StreamedColumn[];
  /** Rows that stay in view; the first one by default. */
  frozenRows?: number;
  /** Whether the first row has a filter for each column. */
  filtered?: boolean;
  /** A second sheet, which a .csv does not have: what the rows are. */
  about?: { name: string; rows: readonly (readonly string[])[] };
}

/** A message of the thread: it needs the next rows (none at the end), a part of the file, or the end. */
export type FromWriter = { kind: 'rows' } | { kind: 'bytes'; bytes: Uint8Array } | { kind: 'done' };
