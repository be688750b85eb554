import type { ColumnSort, DataColumn } from './dataTableProps';

/** The orders of a column, the usual one first. */
export function columnSorts<Row>(column: DataColumn<Row>): readonly ColumnSort<Row>[] {
  const { key, header, sortValue, sorts } = column;
  return sorts ?? [{ key, label: header, sortValue }];
}

/** The order with this key. */
export function findSort<Row>(
  columns: readonly DataColumn<Row>[],
  key: string | undefined,
): ColumnSort<Row> | undefined {
  return columns.flatMap(columnSorts).find((sort) => sort.key === key);
}
