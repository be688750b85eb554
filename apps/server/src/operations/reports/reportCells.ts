import type { Language, ReportCell, ReportColumn, Role } from '@sen/api/contract/model';
import type { ColumnDefinition, ReportDefinition } from '@sen/domain/reports/ReportDefinition';
import type { SourceRow } from '../../store/reports/reportRows.ts';

/** The columns of a report that a role sees: only a super-admin sees several units, unless they are what the rows are. */
export function columnsFor(
  { columns }: ReportDefinition,
  role: Role,
): (ColumnDefinition & { readonly key: string })[] {
  return Object.entries(columns)
    .map(([key, column]) => ({ key, ...column }))
    .filter(({ kind }, place) => kind !== 'unit' || place === 0 || role === 'super-admin');
}

/** Columns in the form of the contract. */
export function shownColumns(columns: ReturnType<typeof columnsFor>, language: Language): ReportColumn[] {
  return columns.map(({ key, kind, name }) => ({ key, kind, label: name[language] }));
}

/** The value of a column in a row of its source. */
export function cellOf(
  { key, kind }: { key: string; kind: ReportColumn['kind'] },
  row: SourceRow,
): ReportCell {
  switch (kind) {
    case 'person':
      return thingOf(key, row, { avatar: textOf(row[`${key}_avatar`]) });
    case 'class':
    case 'course':
    case 'exam':
    case 'survey':
    case 'project':
    case 'unit':
      return thingOf(key, row);
    default:
      return valueOf(row[key]);
  }
}

function thingOf(key: string, row: SourceRow, more: { avatar?: string | null } = {}): ReportCell {
  const [id, name] = [textOf(row[`${key}_id`]), textOf(row[`${key}_name`])];
  return id === null || name === null ? null : { id, name, ...more };
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function valueOf(value: unknown): string | number | null {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
