import { useState } from 'react';
import type { DataSelection } from './dataTableProps';
import { isSelected, nothingSelected, select, selectionOf, type Selection } from './selection';

interface SelectionHandle {
  value: Selection;
  change: (next: Selection) => void;
  toggle: (id: string, withRange: boolean) => void;
  togglePage: () => void;
  page: 'none' | 'some' | 'all';
}

/** `ids` are the rows of this page that can be selected, in the order in which they are seen. */
export function useSelection<Row>(
  given: DataSelection<Row> | undefined,
  ids: readonly string[],
): SelectionHandle {
  const [own, setOwn] = useState<Selection>(nothingSelected);
  const [last, setLast] = useState<string>();
  const value = given?.value ?? own;
  const page = given ? selectionOf(value, ids) : 'none';

  function change(next: Selection) {
    setOwn(next);
    given?.onChange?.(next);
  }

  function toggle(id: string, withRange: boolean) {
    const from = withRange && last !== undefined ? ids.indexOf(last) : -1;
    const to = ids.indexOf(id);
    if (to < 0) return;
    const range = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    change(select(value, range, !isSelected(value, id)));
    setLast(id);
  }

  return { value, change, toggle, togglePage: () => change(select(value, ids, page !== 'all')), page };
}
