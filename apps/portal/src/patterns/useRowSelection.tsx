import type { DataSelection, Selection } from '@sen/ui/DataTable';
import { useState, type ReactNode } from 'react';
import { useUser } from '../app/session/useUser';

const none: Selection = { all: false, ids: new Set() };

interface RowSelection<Row> {
  /** For the table; undefined for teachers, whose paged tables have no selection (section 2). */
  selection: DataSelection<Row> | undefined;
  clear: () => void;
}

/** The selected rows of a list, and what can be done with them. */
export function useRowSelection<Row>(
  actions: (ids: string[]) => ReactNode,
  refuse?: (row: Row) => string | undefined,
): RowSelection<Row> {
  const { role } = useUser();
  const [value, onChange] = useState(none);
  const clear = () => onChange(none);
  if (role === 'teacher') return { selection: undefined, clear };
  return {
    selection: {
      value,
      onChange,
      actions: (selected) => actions(selected.all ? [] : [...selected.ids]),
      refuse,
    },
    clear,
  };
}
