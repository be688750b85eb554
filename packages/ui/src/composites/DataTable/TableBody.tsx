import { useDeferredValue, useRef, type RefObject } from 'react';
import { useStableCallback } from '../../private/useStableCallback';
import * as css from './DataTable.css';
import type { DataTableProps } from './dataTableProps';
import { isSelected, type Selection } from './selection';
import { TableRow } from './TableRow';
import type { ActiveCell } from './useGridFocus';
import type { RowLook } from './useShownRows';
import type { TableRows } from './useTableRows';
import { useRowWindow } from './useRowWindow';
import { useSettledRows } from './useSettledRows';

/** Up to this many rows are all in the DOM, so that find in page and printing work; more are virtualised. */
const mostWholeRows = 100;

interface TableBodyProps<Row> extends Pick<DataTableProps<Row>, 'rows' | 'rowId' | 'rowActions'> {
  look: RowLook<Row>;
  view: TableRows<Row>;
  /** Number of rows on previous pages. */
  before: number;
  chosen: Selection | undefined;
  active: ActiveCell | undefined;
  scroller: RefObject<HTMLDivElement | null>;
  onSideScroll: () => void;
}

export function TableBody<Row>({
  rows,
  rowId,
  rowActions,
  look,
  view,
  before,
  chosen,
  active,
  scroller,
  onSideScroll,
}: TableBodyProps<Row>) {
  const body = useRef<HTMLDivElement>(null);
  const count = rows.length;
  const virtual = count > mostWholeRows;
  const { rowHeight, window } = useRowWindow(body, count);

  const settled = useSettledRows(view.rowAt);

  const chosenLater = useDeferredValue(chosen);

  const actionsOf = useStableCallback((row: Row) => rowActions?.(row) ?? []);

  const position = active?.id === undefined ? -1 : view.positionOf(active.id);
  const positions = virtual ? positionsOf(window.start, window.end, position) : positionsOf(0, count, -1);

  return (
    <div ref={scroller} role="presentation" className={css.bodyScroll} onScroll={onSideScroll}>
      <div
        ref={body}
        role="rowgroup"
        className={css.body}
        style={virtual ? { blockSize: count * rowHeight } : undefined}
      >
        {positions.map((place) => {
          const row = view.rowAt(place);
          if (row === undefined) return null;
          const far = !virtual && place !== position && (place < window.start || place >= window.end);
          const seen = place === position || (place >= window.seen.start && place < window.seen.end);
          const selected = far ? chosenLater : chosen;
          const id = rowId(row);
          return (
            <TableRow
              key={id}
              row={row}
              id={id}
              rowIndex={before + place + 2}
              look={look}
              columns={view.columns}
              chosen={selected && isSelected(selected, id)}
              actionsOf={actionsOf}
              activeColumn={
                place === position || (!active && place === 0) ? (active?.column ?? 0) : undefined
              }
              top={virtual ? place * rowHeight : undefined}
              far={far}
              bare={!seen && !settled}
            />
          );
        })}
      </div>
    </div>
  );
}

/** Indexes from start to end plus the focused row, wherever it is; in document order. */
function positionsOf(start: number, end: number, kept: number): number[] {
  const positions = Array.from({ length: Math.max(0, end - start) }, (_, place) => start + place);
  if (kept >= 0 && kept < start) positions.unshift(kept);
  if (kept >= end) positions.push(kept);
  return positions;
}
