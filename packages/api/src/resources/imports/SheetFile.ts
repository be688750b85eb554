/** A file to import and how to read it. `mapping` is column key to zero-based column of the sheet. */
export interface SheetFile {
  file: File;
  sheet?: string;
  header_row?: number;
  mapping?: Record<string, number>;
  /** Texts that replace the file's, by row and column key. */
  fixes?: RowFix[];
}

export interface RowFix {
  row: number;
  cells: Record<string, string>;
}
