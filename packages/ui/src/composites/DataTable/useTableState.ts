import {
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type SortingState,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { DataColumn, DataSort } from './dataTableProps';

const features = tableFeatures({ columnVisibilityFeature, rowSortingFeature });
/** Rows stay outside: the library keeps which columns there are and how they are sorted, and makes no object a row. */
const noRows: object[] = [];

export interface SortableColumn<Row> {
  column: DataColumn<Row>;
  sorted: DataSort['direction'] | undefined;
  toggle: (() => void) | undefined;
}

/** What columns are seen and by which one the rows are sorted. */
export function useTableState<Row>(
  columns: readonly DataColumn<Row>[],
  hidden: ReadonlySet<string>,
  given: DataSort | undefined,
  /** The sort is kept outside, and so are the rows sorted. */
  controlled: boolean,
  onSortChange: (sort: DataSort) => void,
) {
  const [own, setOwn] = useState(given);
  const sort = controlled ? given : own;
  const definitions = useMemo(
    () =>
      columns.map(({ key, header, sortable = false }) => ({
        id: key,
        header,
        enableSorting: sortable,
        accessorFn: () => undefined,
      })),
    [columns],
  );
  const sorting = useMemo<SortingState>(
    () => (sort ? [{ id: sort.key, desc: sort.direction === 'descending' }] : []),
    [sort],
  );

  const columnVisibility = useMemo(
    () => Object.fromEntries([...hidden].map((key) => [key, false])),
    [hidden],
  );

  function change(key: string, descending: boolean) {
    const next: DataSort = { key, direction: descending ? 'descending' : 'ascending' };
    setOwn(next);
    onSortChange(next);
  }

  const table = useTable({
    features,
    data: noRows,
    columns: definitions,
    state: { sorting, columnVisibility },
    enableMultiSort: false,
    enableSortingRemoval: false,
    sortDescFirst: false,
    onSortingChange: (updater) => {
      const [next] = typeof updater === 'function' ? updater(sorting) : updater;
      if (next) change(next.id, next.desc);
    },
  });

  const seen = table.getVisibleLeafColumns();
  const visible = useMemo(() => {
    const byKey = new Map(columns.map((column) => [column.key, column]));
    return seen.flatMap(({ id }) => byKey.get(id) ?? []);
  }, [columns, seen]);

  const head = visible.map((column): SortableColumn<Row> => {
    const state = table.getColumn(column.key);
    const sorted = state?.getIsSorted();
    return {
      column,
      sorted: sorted ? (sorted === 'desc' ? 'descending' : 'ascending') : undefined,
      toggle: state?.getCanSort() ? () => state.toggleSorting() : undefined,
    };
  });

  return { visible, head, sort, change };
}
