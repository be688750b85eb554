import type { TableView } from '@sen/ui/DataTable';

/** Kept when a session ends: how somebody likes a table is no secret, and is set up once. */
export const tableViewPrefix = 'sen-view:';

const keyOf = (userId: string, table: string) => `${tableViewPrefix}${userId}:${table}`;

export function readTableView(userId: string, table: string): TableView {
  try {
    return tableViewFrom(JSON.parse(localStorage.getItem(keyOf(userId, table)) ?? '{}'));
  } catch {
    return {};
  }
}

export function storeTableView(userId: string, table: string, view: TableView): void {
  try {
    localStorage.setItem(keyOf(userId, table), JSON.stringify(view));
  } catch {
    // A device that keeps nothing shows the table as it was made.
  }
}

/** Local storage is an edge: anybody may have written it, and a newer version of this page too. */
export function tableViewFrom(stored: unknown): TableView {
  if (typeof stored !== 'object' || stored === null) return {};
  const { hidden, widths, selectHidden } = stored as Partial<Record<keyof TableView, unknown>>;
  return {
    ...(Array.isArray(hidden) && { hidden: hidden.filter((key) => typeof key === 'string') }),
    ...(typeof widths === 'object' && widths !== null && { widths: numbersIn(widths) }),
    ...(selectHidden === true && { selectHidden }),
  };
}

function numbersIn(widths: object): Record<string, number> {
  const numbers: Record<string, number> = {};
  for (const [key, width] of Object.entries(widths) as [string, unknown][])
    if (typeof width === 'number' && width > 0 && width < 1000) numbers[key] = width;
  return numbers;
}
