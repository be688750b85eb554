/** A text, a number, or a time, shown as day, month, year and time of day in Vietnam. */
export type SheetCells = readonly (string | number | Date | null)[];

export interface StreamedColumn {
  /** In characters. */
  width: number;
  /** Whether its cells are times. */
  isTime?: boolean;
}

/** The file to write; the first message to its thread. */
export interface StreamedSheet {
  format: 'xlsx' | 'csv';
  name: string;
  columns: readonly StreamedColumn[];
  /** Rows that stay in view; the first one by default. */
  frozenRows?: number;
}

/** A message of the thread: it needs the next rows (none at the end), a part of the file, or the end. */
export type FromWriter = { kind: 'rows' } | { kind: 'bytes'; bytes: Uint8Array } | { kind: 'done' };
