import { memo, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../../private/classes';
import { CheckMark } from '../../private/field/CheckMark';
import type { MenuAction } from '../../components/Menu/Menu';
import type { DataColumn } from './dataTableProps';
import * as css from './DataTable.css';
import { leaveToGrid } from '../../private/grid/gridDom';
import { RowCells } from './RowCells';

interface TableRowProps<Row> {
  row: Row;
  id: string;
  href: string | undefined;
  /** From 1, including the head. */
  rowIndex: number;
  columns: readonly DataColumn<Row>[];
  /** Undefined if there is no checkbox column. */
  selected: boolean | undefined;
  refusal: string | undefined;
  refusalInSight: boolean;
  selectLabel: string;
  hasMenuColumn: boolean;
  /** Undefined for a row without actions. */
  menuLabel: string | undefined;
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
  href,
  rowIndex,
  columns,
  selected,
  refusal,
  refusalInSight,
  selectLabel,
  hasMenuColumn,
  menuLabel,
  actionsOf,
  activeColumn,
  top,
  far,
  bare,
}: TableRowProps<RowData>) {
  const element = useRef<HTMLDivElement>(null);
  const [made, setMade] = useState(!bare);
  if (!bare && !made) setMade(true);
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
              aria-label={selectLabel}
            />
          </label>
        </div>
      )}
      {made && (
        <RowCells
          row={row}
          href={href}
          note={refusalInSight ? refusal : undefined}
          columns={columns}
          offset={offset}
          hasMenuColumn={hasMenuColumn}
          menuLabel={menuLabel}
          actionsOf={actionsOf}
          activeColumn={activeColumn}
        />
      )}
    </div>
  );
}

/** `memo` drops the generic signature; the cast restores it. */
export const TableRow = memo(Row) as typeof Row;
