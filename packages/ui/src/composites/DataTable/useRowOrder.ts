import { useMemo } from 'react';
import type { TextRules } from '../../private/TextRules';
import { useTextRules } from '../../private/useTextRules';
import { columnSorts, findSort } from './columnSorts';
import type { DataColumn, DataSort } from './dataTableProps';
import { placeAt, rowOrder } from './rowOrder';

type ValueOf<Row> = NonNullable<DataColumn<Row>['sortValue']>;
interface Ordered {
  order: Uint32Array;
  nulls: number;
}

/**
 * Returns the row at a position; the ascending order of a column is computed once and read backwards for
 * descending.
 */
export function useRowOrder<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: DataSort | undefined,
): (position: number) => Row | undefined {
  // Before the first sort, so that the rows do not change places when the rules arrive.
  const text = useTextRules(columns.some((column) => columnSorts(column).some(({ sortValue }) => sortValue)));
  const valueOf = findSort(columns, sort?.key)?.sortValue;
  const orderBy = useMemo(() => remembered(rows, text), [rows, text]);
  const descending = sort?.direction === 'descending';

  return useMemo(() => {
    if (!valueOf) return (position) => rows[position];
    const { order, nulls } = orderBy(valueOf);
    return (position) => rows[placeAt(order, position, descending, nulls)];
  }, [rows, orderBy, valueOf, descending]);
}

/** Orders are cached as long as the rows are the same, so that returning to a column is free. */
function remembered<Row>(rows: readonly Row[], text: TextRules): (valueOf: ValueOf<Row>) => Ordered {
  const known = new Map<ValueOf<Row>, Ordered>();
  return (valueOf) => {
    const old = known.get(valueOf);
    if (old) return old;
    const nulls = rows.reduce((count, row) => count + Number(valueOf(row) === null), 0);
    const ordered = { order: rowOrder(rows, valueOf, text.order().compare), nulls };
    known.set(valueOf, ordered);
    return ordered;
  };
}
