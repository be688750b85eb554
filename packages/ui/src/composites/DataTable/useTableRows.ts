import { useMemo } from 'react';
import type { DataColumn, DataTableProps } from './dataTableProps';
import type { RowLook } from './useShownRows';

/** The rows as displayed: their columns, their order, and the position of a row by its id. */
export interface TableRows<Row> {
  columns: readonly DataColumn<Row>[];
  rowAt: (position: number) => Row | undefined;
  idAt: (position: number) => string | undefined;
  /** -1 for an unknown row. */
  positionOf: (id: string) => number;
  /** Ids of the selectable rows. */
  ids: readonly string[];
}

export function useTableRows<Row>(
  {
    rows,
    rowId,
    selection,
    refuse,
  }: Pick<DataTableProps<Row>, 'rows' | 'rowId' | 'selection'> & Pick<RowLook<Row>, 'refuse'>,
  columns: readonly DataColumn<Row>[],
  rowAt: (position: number) => Row | undefined,
): TableRows<Row> {
  const count = rows.length;
  const places = useMemo(() => findPlaces(rowAt, rowId, count), [rowAt, rowId, count]);

  const selectable = selection !== undefined;
  const ids = useMemo(() => {
    const found: string[] = [];
    const end = selectable ? count : 0;
    for (let position = 0; position < end; position += 1) {
      const row = rowAt(position);
      if (row !== undefined && refuse?.(row) === undefined) found.push(rowId(row));
    }
    return found;
  }, [rowAt, count, rowId, selectable, refuse]);

  return { columns, rowAt, ...places, ids };
}

function findPlaces<Row>(
  rowAt: (position: number) => Row | undefined,
  rowId: (row: Row) => string,
  count: number,
): Pick<TableRows<Row>, 'idAt' | 'positionOf'> {
  // Scrolling looks up the same row repeatedly; this avoids searching 100,000 rows each time.
  let known: { id: string; position: number } | undefined;

  function idAt(position: number): string | undefined {
    const row = rowAt(position);
    return row === undefined ? undefined : rowId(row);
  }

  function positionOf(id: string): number {
    if (known?.id !== id) known = { id, position: search(id) };
    return known.position;
  }

  function search(id: string): number {
    for (let position = 0; position < count; position += 1) if (idAt(position) === id) return position;
    return -1;
  }

  return { idAt, positionOf };
}
