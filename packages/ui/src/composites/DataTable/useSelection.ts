import { useState } from 'react';
import type { DataSelection } from './dataTableProps';
import {
  everythingSelected,
  isSelected,
  nothingSelected,
  select,
  selectionOf,
  type Selection,
} from './selection';

export interface SelectionHandle {
  value: Selection;
  /** State of the checkbox for the page. */
  page: 'none' | 'some' | 'all';
  change: (next: Selection) => void;
  toggle: (id: string, withRange: boolean) => void;
  togglePage: () => void;
}

/**
 * `ids` are the selectable rows of this page, in display order. If they are the whole list, selecting all is
 * one flag, so that it takes no longer for 100,000 rows than for ten.
 */
export function useSelection<Row>(
  given: DataSelection<Row> | undefined,
  ids: readonly string[],
  wholeList: boolean,
  onChange: (selection: Selection) => void,
): SelectionHandle | undefined {
  const [own, setOwn] = useState<Selection>(nothingSelected);
  const [last, setLast] = useState<string>();
  if (!given) return undefined;
  const value = given.value ?? own;
  const page = selectionOf(value, ids);

  function change(next: Selection) {
    setOwn(next);
    onChange(next);
  }

  function toggle(id: string, withRange: boolean) {
    const from = withRange && last !== undefined ? ids.indexOf(last) : -1;
    const to = ids.indexOf(id);
    if (to < 0) return;
    const range = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    setLast(id);
    change(select(value, range, !isSelected(value, id)));
  }

  function togglePage() {
    const whole = page === 'all' ? nothingSelected : everythingSelected;
    change(wholeList ? whole : select(value, ids, page !== 'all'));
  }

  return { value, page, change, toggle, togglePage };
}
