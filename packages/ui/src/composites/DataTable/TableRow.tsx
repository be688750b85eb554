import { memo, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../../private/classes';
import { CheckMark } from '../../private/field/CheckMark';
import type { MenuAction } from '../../components/Menu/Menu';
import * as css from './DataTable.css';
import type { DataColumn } from './dataTableProps';
import { leaveToGrid } from '../../private/grid/gridDom';
import { RowCells } from './RowCells';
import type { RowLook } from './useShownRows';

interface TableRowProps<Row> {
  row: Row;
  id: string;
  /** From 1, including the head. */
  rowIndex: number;
  look: RowLook<Row>;
  /** The visible ones. */
  columns: readonly DataColumn<Row>[];
  /** Whether the selection includes it; undefined if there is no checkbox column. */
  chosen: boolean | undefined;
  actionsOf: (row: Row) => readonly (readonly MenuAction[])[];
  /** The column with the grid's tab stop; undefined in other rows. */
  activeColumn: number | undefined;
  /** Offset among virtualised rows, in pixels. */
  top: number | undefined;
  /** Far from the viewport: layout and paint are skipped. */
  far: boolean;
  /** Its cells are rendered later, unless they were rendered before. */
  bare: boolean;
}

function Row<RowData>({
  row,
  id,
  rowIndex,
  look,
  columns,
  chosen,
  actionsOf,
  activeColumn,
  top,
  far,
  bare,
}: TableRowProps<RowData>) {
  const element = useRef<HTMLDivElement>(null);
  const [made, setMade] = useState(!bare);
  if (!bare && !made) setMade(true);
  const href = look.rowHref?.(row);
  const refusal = look.refuse?.(row);
  const selected = chosen && refusal === undefined;
  const offset = selected === undefined ? 0 : 1;
  useLayoutEffect(() => {
    if (element.current) leaveToGrid(element.current);
  });

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus
    <div
      ref={element}
      role="row"
      aria-rowindex={rowIndex}
      aria-selected={selected}
      aria-busy={!made || undefined}
      data-row={id}
      data-linked={href !== undefined || undefined}
      className={classes(css.row, top !== undefined && css.virtualRow, far && css.farRow)}
      style={top === undefined ? undefined : { insetBlockStart: top }}
    >
      {made && selected !== undefined && (
        <div
          role="gridcell"
          aria-colindex={1}
          tabIndex={activeColumn === 0 ? 0 : -1}
          className={css.selectCell}
        >
          {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- it only extends the press area to the whole cell */}
          <label className={css.wholeCell}>
            <CheckMark
              data-select
              tabIndex={-1}
              readOnly
              checked={selected}
              disabled={refusal !== undefined}
              title={refusal}
              aria-label={look.words.selectRow(look.rowName(row))}
            />
          </label>
        </div>
      )}
      {made && (
        <RowCells
          row={row}
          href={href}
          note={look.refusalInSight ? refusal : undefined}
          columns={columns}
          offset={offset}
          look={look}
          actionsOf={actionsOf}
          activeColumn={activeColumn}
        />
      )}
    </div>
  );
}

/** `memo` drops the generic signature; the cast restores it. */
export const TableRow = memo(Row) as typeof Row;
