import type { ImportTarget } from '@sen/ui/ImportDialog';
import { headingOf, targetsOf } from './columnMapping';
import type { CheckReport } from './ImportDefinition';
import { importWords as words } from './words';

interface Reported extends Pick<CheckReport, 'columns' | 'mapping' | 'headers'> {
  rows: readonly { errors: readonly { column: string }[] }[];
}

/** The columns that the file has, by their headings there, and those that it lacks and a row needs: they can be filled in too. */
export function fixableColumns(
  { columns, mapping, headers, rows }: Reported,
  latest: Reported,
  widths: Readonly<Record<string, ImportTarget['width']>> = {},
): ImportTarget[] {
  const wrong = new Set(
    [...rows, ...latest.rows].flatMap(({ errors }) => errors.map(({ column }) => column)),
  );
  return targetsOf({ columns })
    .filter(({ key }) => mapping[key] !== undefined || wrong.has(key))
    .map((column) => ({
      ...column,
      label: headingOf({ headers, mapping }, column.key) ?? words('notInFile', { column: column.label }),
      width: widths[column.key] ?? 'medium',
    }));
}
