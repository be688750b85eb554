import { memo, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classes } from '../../private/classes';
import { LinkFrame } from '../../private/LinkFrame';
import * as choice from '../../private/field/Choice.css';
import type { MenuAction } from '../../components/Menu/Menu';
import type { DataColumn } from './dataTableProps';
import * as css from './DataTable.css';
import { leaveToGrid } from './gridDom';
import { RowMenuButton } from './RowMenuButton';

interface TableRowProps<Row> {
  row: Row;
  id: string;
  href: string | undefined;
  /** From 1, the head counts. */
  rowIndex: number;
  columns: readonly DataColumn<Row>[];
  /** Undefined where there is no column for it. */
  selected: boolean | undefined;
  refusal: string | undefined;
  selectLabel: string;
  hasMenuColumn: boolean;
  /** Undefined for a row without actions. */
  menuLabel: string | undefined;
  actionsOf: (row: Row) => readonly (readonly MenuAction[])[];
  /** The column that is the grid's tab stop; none in other rows. */
  activeColumn: number | undefined;
  /** Where it stands among virtual rows. */
  top: number | undefined;
  /** Not seen, and its cells can wait. */
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
  selectLabel,
  hasMenuColumn,
  menuLabel,
  actionsOf,
  activeColumn,
  top,
  bare,
}: TableRowProps<RowData>) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current) leaveToGrid(element.current);
  });
  const offset = selected === undefined ? 0 : 1;
  const tabIndex = (column: number) => (column === activeColumn ? 0 : -1);

  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells have the focus
    <div
      ref={element}
      role="row"
      aria-rowindex={rowIndex}
      aria-selected={selected}
      aria-busy={bare || undefined}
      data-row={id}
      data-linked={href !== undefined || undefined}
      className={classes(css.row, top !== undefined && css.virtualRow)}
      style={top === undefined ? undefined : { transform: `translateY(${top}px)` }}
    >
      {!bare && (
        <>
          {selected !== undefined && (
            <div role="gridcell" aria-colindex={1} tabIndex={tabIndex(0)} className={css.selectCell}>
              <span className={choice.bare}>
                <input
                  type="checkbox"
                  className={classes(choice.mark, choice.box)}
                  data-select
                  readOnly
                  checked={selected}
                  disabled={refusal !== undefined}
                  title={refusal}
                  aria-label={selectLabel}
                />
              </span>
            </div>
          )}
          {columns.map((column, place) => {
            const content = column.cell(row);
            return (
              <div
                key={column.key}
                role={place === 0 ? 'rowheader' : 'gridcell'}
                aria-colindex={place + offset + 1}
                tabIndex={tabIndex(place + offset)}
                className={classes(
                  css.cell,
                  css.align[column.align ?? 'start'],
                  css.priority[column.priority ?? (place === 0 ? 'high' : 'normal')],
                  place === 0 && (offset ? css.firstAfterSelect : css.first),
                )}
                data-label={column.header}
              >
                <span className={column.twoLines ? css.twoLines : css.oneLine}>
                  {place === 0 ? linked(content, href) : content}
                </span>
              </div>
            );
          })}
          {hasMenuColumn && (
            <div
              role="gridcell"
              aria-colindex={columns.length + offset + 1}
              tabIndex={tabIndex(columns.length + offset)}
              className={css.menuCell}
            >
              {menuLabel !== undefined && <RowMenuButton label={menuLabel} actions={() => actionsOf(row)} />}
            </div>
          )}
        </>
      )}
    </div>
  );
}

function linked(content: ReactNode, href: string | undefined): ReactNode {
  if (href === undefined) return content;
  return (
    <LinkFrame href={href} className={css.rowLink}>
      {content}
    </LinkFrame>
  );
}

/** `memo` forgets that the component is generic; the cast says it again. */
export const TableRow = memo(Row) as typeof Row;
