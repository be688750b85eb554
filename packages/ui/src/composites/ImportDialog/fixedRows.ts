import type { ImportFix, ImportRow, ImportRowError } from './importProps';

/** The changes to a row, and the caller's validation result for it; undefined where the row has it. */
export interface FixedRow {
  changes: Readonly<Record<string, string>>;
  errors: readonly ImportRowError[] | undefined;
}
export type FixedRows = ReadonlyMap<number, FixedRow>;

/** The current rows: as read, with the changes applied. */
export function fixedRows(rows: readonly ImportRow[], fixed: FixedRows): readonly ImportRow[] {
  if (fixed.size === 0) return rows;
  return rows.map((row) => {
    const fix = fixed.get(row.number);
    return fix ? { ...row, cells: { ...row.cells, ...fix.changes }, errors: fix.errors ?? row.errors } : row;
  });
}

export function fixesOf(fixed: FixedRows, numbers: readonly number[]): ImportFix[] {
  return numbers.flatMap((number) => {
    const fix = fixed.get(number);
    return fix ? [{ number, changes: fix.changes }] : [];
  });
}

export function countKinds(rows: readonly ImportRow[]): { fresh: number; changed: number; refused: number } {
  const count = { fresh: 0, changed: 0, refused: 0 };
  for (const { kind, errors } of rows)
    count[errors.length > 0 ? 'refused' : kind === 'change' ? 'changed' : 'fresh'] += 1;
  return count;
}

export interface ErrorPlace {
  number: number;
  /** The key of the target, or undefined if the error concerns the whole row. */
  key: string | undefined;
}

/** The rows with the errors that they had before they were fixed. */
export function rowsBefore(rows: readonly ImportRow[]): readonly ImportRow[] {
  return rows.map((row) => (row.before ? { ...row, errors: row.before } : row));
}

/** Each faulty cell once, in reading order. */
export function errorPlaces(rows: readonly ImportRow[], keys: readonly string[]): ErrorPlace[] {
  return rows.flatMap(({ number, errors }) => {
    const wrong = new Set(
      errors.map(({ key }) => (key !== undefined && keys.includes(key) ? key : undefined)),
    );
    const cells: (string | undefined)[] = [undefined, ...keys];
    return cells.filter((key) => wrong.has(key)).map((key) => ({ number, key }));
  });
}

/** The next or previous error, wrapping around at the ends. Without a starting point, the first or the last. */
export function nextError(
  places: readonly ErrorPlace[],
  from: ErrorPlace | undefined,
  keys: readonly string[],
  direction: 1 | -1,
): ErrorPlace | undefined {
  if (!from) return places.at(direction === 1 ? 0 : -1);
  const rank = ({ number, key }: ErrorPlace): [number, number] => [
    number,
    key === undefined ? -1 : keys.indexOf(key),
  ];
  const [row, column] = rank(from);
  const beyond = places.filter((place) => {
    const [otherRow, otherColumn] = rank(place);
    return (otherRow - row || otherColumn - column) * direction > 0;
  });
  return (direction === 1 ? beyond[0] : beyond.at(-1)) ?? places.at(direction === 1 ? 0 : -1);
}
