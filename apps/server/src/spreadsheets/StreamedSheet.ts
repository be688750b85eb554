/** A text, a number, or a moment, which is shown as day, month, year and the time in Vietnam. */
export type SheetCells = readonly (string | number | Date | null)[];

export interface StreamedColumn {
  /** In characters. */
  width: number;
  /** Whether it holds moments. */
  isTime?: boolean;
}

/** What a file is to be, as its thread is told. */
export interface StreamedSheet {
  format: 'xlsx' | 'csv';
  name: string;
  columns: readonly StreamedColumn[];
}

/** What the thread says: it needs the next rows (none at the end), here is some of the file, or that was all. */
export type FromWriter = { kind: 'rows' } | { kind: 'bytes'; bytes: Uint8Array } | { kind: 'done' };
