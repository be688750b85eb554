import type { TableView } from '@sen/ui/DataTable';

/** Kept when a session ends: table settings are not secret. */
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
    // Without storage the table has its default settings.
  }
}

/** Local storage is untrusted input; it may also come from a newer version. */
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
