import { columnVisibilityFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { columnSorts } from './columnSorts';
import type { ColumnSort, DataColumn, DataSort } from './dataTableProps';

const features = tableFeatures({ columnVisibilityFeature });
/** Rows stay outside: the library only keeps the columns and their visibility, and creates no object per row. */
const noRows: object[] = [];

export interface SortableColumn<Row> {
  column: DataColumn<Row>;
  /** Its orders; none if it is not sortable. */
  sorts: readonly ColumnSort<Row>[];
  sorted: DataSort['direction'] | undefined;
  toggle: (() => void) | undefined;
}

/** The visible columns, the sort and the orders to choose from. */
export function useTableState<Row>(
  columns: readonly DataColumn<Row>[],
  hidden: ReadonlySet<string>,
  given: DataSort | undefined,
  /** Sorting is controlled: the rows are passed in sorted. */
  controlled: boolean,
  onSortChange: (sort: DataSort) => void,
) {
  const [own, setOwn] = useState(given);
  const sort = controlled ? given : own;
  const definitions = useMemo(
    () => columns.map(({ key, header }) => ({ id: key, header, accessorFn: () => undefined })),
    [columns],
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
    state: { columnVisibility },
  });

  const seen = table.getVisibleLeafColumns();
  const visible = useMemo(() => {
    const byKey = new Map(columns.map((column) => [column.key, column]));
    return seen.flatMap(({ id }) => byKey.get(id) ?? []);
  }, [columns, seen]);

  const head = visible.map((column): SortableColumn<Row> => {
    const sorts = column.sortable ? columnSorts(column) : [];
    const current = sorts.find(({ key }) => key === sort?.key);
    const sorted = current && sort?.direction;
    const next = current ?? sorts[0];
    return {
      column,
      sorts,
      sorted,
      toggle: next && (() => change(next.key, sorted === 'ascending')),
    };
  });

  /** Those of hidden columns too: cards have no place for every column, and the list has its order all the same. */
  const orders = useMemo(
    () => columns.flatMap((column) => (column.sortable ? columnSorts(column) : [])),
    [columns],
  );

  return { visible, head, orders, sort, change };
}
