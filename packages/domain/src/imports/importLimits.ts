/** Limits of an import file, as in the contract; the page checks them before the upload. */
export const importLimits = {
  questions: { bytes: 10 * 1024 * 1024, rows: 5_000, cells: 500_000 },
  members: { bytes: 25 * 1024 * 1024, rows: 100_000, cells: 3_000_000 },
  /** Students of a class, named by code or email. */
  students: { bytes: 10 * 1024 * 1024, rows: 5_000, cells: 500_000 },
  /** Of an exam of a class. */
  scores: { bytes: 10 * 1024 * 1024, rows: 5_000, cells: 500_000 },
  columns: 100,
  /** Imports that wait or run at the same time. */
  unfinished: { ofPerson: 3, ofUnit: 12 },
} as const;

/** Extensions that the file chooser offers; the format is detected from the content. */
export const importExtensions = ['.xlsx', '.xls', '.ods', '.csv'] as const;
