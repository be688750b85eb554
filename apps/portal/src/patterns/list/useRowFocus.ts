import type { DataTableProps, TableCell } from '@sen/ui/DataTable';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { lastRow, noteRow } from './lastLists';
import type { List } from './List';

/** The row to return to; undefined for a list that was opened from a menu, which begins at its top. */
function rowToReturnTo(address: string): string | undefined {
  const pressed = document.activeElement;
  const isFromMenu = pressed !== document.body && !pressed?.closest('main');
  return isFromMenu ? undefined : lastRow(address);
}

/** Notes the row that one is on, and gives it the focus when one comes back from its page. */
export function useRowFocus<Row>({
  query,
  rowId,
}: Pick<List<Row>, 'query' | 'rowId'>): Pick<DataTableProps<Row>, 'onActiveRow' | 'goTo'> {
  const [address] = useLocation();
  const [left] = useState(() => rowToReturnTo(address));
  const [goTo, setGoTo] = useState<TableCell>();
  const rows = query.isPlaceholderData ? undefined : query.data?.data;

  const isDone = useRef(false);

  useEffect(() => {
    if (!rows || left === undefined || isDone.current) return undefined;
    // The page has the focus by then, unless somebody has moved it.
    const frame = requestAnimationFrame(() => {
      isDone.current = true;
      const isFree = document.activeElement === document.body || document.activeElement?.matches('main');
      if (isFree && rows.some((row) => rowId(row) === left)) setGoTo({ row: left, column: '' });
    });
    return () => cancelAnimationFrame(frame);
  }, [rows, left, rowId]);

  return { goTo, onActiveRow: (id) => noteRow(address, id) };
}
