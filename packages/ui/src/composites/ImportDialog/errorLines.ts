import { errorPlaces } from './fixedRows';
import type { ImportRow, ImportRowError, ImportTarget } from './importProps';
import type { RefusedLine } from './previewRows';

/**
 * One line per wrong cell with its current value and all that is wrong with it, and one for a row that is wrong as a whole. A
 * line stays after its cell is fixed.
 * @param read the rows as read; `rows` are the same ones with the changes
 */
export function errorLines(
  read: readonly ImportRow[],
  rows: readonly ImportRow[],
  targets: readonly ImportTarget[],
): RefusedLine[] {
  const labels = new Map(targets.map(({ key, label }) => [key, label]));
  const keys = [...labels.keys()];
  return rows.flatMap((row, place) => {
    const before = read[place]?.errors ?? [];
    if (before.length === 0 && row.errors.length === 0) return [];
    return errorPlaces([{ ...row, errors: [...before, ...row.errors] }], keys).map(({ number, key }) => {
      const isHere = (error: ImportRowError) =>
        key === undefined ? error.key === undefined || !labels.has(error.key) : error.key === key;
      const errors = row.errors.filter(isHere);
      const [first = before.find(isHere)] = errors;
      return {
        id: `${number}-${key ?? 'row'}`,
        number,
        name: row.name,
        key,
        column: key === undefined ? first?.column : labels.get(key),
        value: key === undefined ? first?.value : (row.cells[key] ?? ''),
        reason: errors.map(({ reason }) => reason).join(' '),
        fixed: errors.length === 0,
      };
    });
  });
}
