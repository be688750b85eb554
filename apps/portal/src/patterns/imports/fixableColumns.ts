import type { ImportTarget } from '@sen/ui/ImportDialog';
import { targetsOf } from './columnMapping';
import type { CheckReport } from './ImportDefinition';
import { importWords as words } from './words';

interface Reported extends Pick<CheckReport, 'columns' | 'mapping'> {
  rows: readonly { errors: readonly { column: string }[] }[];
}

/** The columns that the file has, and those that it lacks and a row needs: they can be filled in too. */
export function fixableColumns(
  { columns, mapping, rows }: Reported,
  latest: Reported,
  widths: Readonly<Record<string, ImportTarget['width']>> = {},
): ImportTarget[] {
  const wrong = new Set(
    [...rows, ...latest.rows].flatMap(({ errors }) => errors.map(({ column }) => column)),
  );
  const isInFile = (key: string) => mapping[key] !== undefined;
  return targetsOf({ columns })
    .filter(({ key }) => isInFile(key) || wrong.has(key))
    .map((column) => ({
      ...column,
      label: isInFile(column.key) ? column.label : words('notInFile', { column: column.label }),
      width: widths[column.key] ?? 'medium',
    }));
}
