import type { ImportReport } from '@sen/api/contract/model';
import { harmlessCell } from '@sen/domain/imports/harmlessCell';
import { importWords as words } from './importWords';

const byteOrderMark = '\uFEFF';

/** The refused cells of an import as .csv, in an encoding that spreadsheets detect and with formulas escaped. */
export function refusedRowsFile({ rows, columns }: ImportReport): Blob {
  const labels = new Map(columns.map(({ key, label }) => [key, label]));
  const head = [words('row'), words('columnHead'), words('value'), words('reason')];
  const lines = rows.flatMap(({ row, errors }) =>
    errors.map(({ column, header, value, message }) => [
      String(row),
      // A column that the file lacks has no heading.
      header || words('notInFile', { column: labels.get(column) ?? column }),
      value,
      message,
    ]),
  );
  const text = [head, ...lines].map((cells) => cells.map(csvCell).join(',')).join('\r\n');
  return new Blob([byteOrderMark, text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}

function csvCell(text: string): string {
  return `"${harmlessCell(text).replaceAll('"', '""')}"`;
}
