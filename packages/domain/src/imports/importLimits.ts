/** How much one file may hold. The contract says the same; the page refuses before it sends. */
export const importLimits = {
  questions: { bytes: 10 * 1024 * 1024, rows: 5_000 },
  members: { bytes: 25 * 1024 * 1024, rows: 100_000 },
  columns: 100,
} as const;

/** What may be chosen; the content of the file decides, not its name. */
export const importExtensions = ['.xlsx', '.xls', '.ods', '.csv'] as const;

/** Whether a row holds nothing: such rows are passed over and not counted. */
export function isBlankRow(cells: readonly (string | undefined)[]): boolean {
  return cells.every((cell) => cell === undefined || cell.trim() === '');
}
