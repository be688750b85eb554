/** The limits of an import file, as in the contract; the page checks them before it sends. */
export const importLimits = {
  questions: { bytes: 10 * 1024 * 1024, rows: 5_000, cells: 500_000 },
  members: { bytes: 25 * 1024 * 1024, rows: 100_000, cells: 3_000_000 },
  columns: 100,
} as const;

/** What may be chosen; the content of the file decides, not its name. */
export const importExtensions = ['.xlsx', '.xls', '.ods', '.csv'] as const;
