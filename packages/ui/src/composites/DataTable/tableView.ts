import type { DataColumn, TableView } from './dataTableProps';

type HideableColumn = Pick<DataColumn<never>, 'key' | 'hideable'>;

/** Limits in rem: narrower is unreadable, wider fills the whole table. */
export const leastWidth = 4;
export const mostWidth = 60;

/** The first column names the row and cannot be hidden by default. */
export function mayHide(columns: readonly HideableColumn[], { key, hideable }: HideableColumn): boolean {
  return hideable ?? key !== columns[0]?.key;
}

/** Keys of hidden columns; whatever was stored, at least one column is visible. */
export function hiddenColumns(
  columns: readonly HideableColumn[],
  { hidden = [] }: TableView,
): ReadonlySet<string> {
  const found = columns.filter((column) => mayHide(columns, column) && hidden.includes(column.key));
  const all = found.length === columns.length;
  return new Set((all ? found.slice(1) : found).map(({ key }) => key));
}

/** Keys of columns that are currently absent are kept: another role may see them. */
export function withColumn(view: TableView, key: string, shown: boolean): TableView {
  const others = (view.hidden ?? []).filter((hidden) => hidden !== key);
  return { ...view, hidden: shown ? others : [...others, key] };
}

export function withWidths(view: TableView, widths: Readonly<Record<string, number>>): TableView {
  const next = { ...view.widths };
  for (const [key, width] of Object.entries(widths)) next[key] = clampWidth(width);
  return { ...view, widths: next };
}

/** Rounded to a quarter of a rem, so that stored numbers are short. */
export function clampWidth(width: number): number {
  return Math.round(Math.max(leastWidth, Math.min(mostWidth, width)) * 4) / 4;
}
