import type { Import } from '@sen/api/contract/model';
import type { ImportRow, ImportRowError } from '@sen/ui/ImportDialog';

type RefusedRow = Import['rows'][number];

/** The errors of a row, by cell. */
export function errorsOf({ errors }: Pick<RefusedRow, 'errors'>): ImportRowError[] {
  return errors.map(({ column, header, value, message }) => ({
    key: column,
    column: header,
    value,
    reason: message,
  }));
}

/** Refused rows of which only the errors are shown. */
export function refusedRowsOf(rows: readonly RefusedRow[]): ImportRow[] {
  return rows.map((row) => ({ number: row.row, name: row.name, cells: {}, errors: errorsOf(row) }));
}

interface Listed {
  rows: readonly RefusedRow[];
  refused: number;
}

/**
 * The refused rows of a check whose cells can be fixed: those of the first one and what has become of them, and those that a fix
 * has made wrong.
 * @param fixed the rows with fixes: they are always reported
 */
export function fixableRows(first: Listed, latest: Listed, fixed: ReadonlySet<number>): ImportRow[] {
  const now = new Map(latest.rows.map((row) => [row.row, row]));
  const before = new Map(first.rows.map((row) => [row.row, row]));
  const isCut = latest.rows.length < latest.refused;
  const numbers = [...new Set([...before.keys(), ...now.keys()])].toSorted((one, other) => one - other);
  return numbers.flatMap((number) => {
    const was = before.get(number);
    // One beyond the rows that are listed is as it was.
    const is = now.get(number) ?? (isCut && !fixed.has(number) ? was : undefined);
    const row = is ?? was;
    if (!row) return [];
    const cells = [...(was?.errors ?? []), ...(is?.errors ?? [])].map(
      ({ column, value }) => [column, value] as const,
    );
    return {
      number,
      name: row.name,
      cells: Object.fromEntries(cells),
      errors: is ? errorsOf(is) : [],
      before: errorsOf(was ?? row),
    };
  });
}
