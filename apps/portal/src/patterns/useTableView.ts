import type { TableView } from '@sen/ui/DataTable';
import { useState } from 'react';
import { readTableView, storeTableView } from '../app/session/tableViews';
import { useUser } from '../app/session/useUser';

/** This person's view of a table (hidden columns, widths), stored on this device. For `view` and `onViewChange`. */
export function useTableView(table: string): { view: TableView; onViewChange: (view: TableView) => void } {
  const { id } = useUser();
  const [view, setView] = useState(() => readTableView(id, table));
  return {
    view,
    onViewChange: (next) => {
      setView(next);
      storeTableView(id, table, next);
    },
  };
}
