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
