import { memo, type ReactNode } from 'react';
import type { MenuAction } from '../../components/Menu/Menu';
import { classes } from '../../private/classes';
import { LinkFrame } from '../../private/LinkFrame';
import * as text from './CellText.css';
import * as css from './DataTable.css';
import { TriggerContext, type TriggerProps } from '../../private/TriggerContext';
import type { DataColumn } from './dataTableProps';
import type { RowLook } from './useShownRows';
import { RowMenuButton } from '../../private/grid/RowMenuButton';

interface RowCellsProps<Row> {
  row: Row;
  href: string | undefined;
  /** Shown below the name of the row. */
  note: string | undefined;
  columns: readonly DataColumn<Row>[];
  /** Number of cells before these: the checkbox cell. */
  offset: number;
  look: RowLook<Row>;
  actionsOf: (row: Row) => readonly (readonly MenuAction[])[];
  /** The column with the grid's tab stop; undefined in other rows. */
  activeColumn: number | undefined;
}

/** Removes buttons and links in cells from the tab order: the grid is one tab stop. */
const leftToGrid: TriggerProps = { tabIndex: -1 };

function Cells<RowData>({
  row,
  href,
  note,
  columns,
  offset,
  look,
  actionsOf,
  activeColumn,
}: RowCellsProps<RowData>) {
  const { rowActions } = look;
  const hasMenu = rowActions?.(row).some((group) => group.length > 0) ?? false;
  const tabIndex = (column: number) => (column === activeColumn ? 0 : -1);
  return (
    <TriggerContext value={leftToGrid}>
      {columns.map((column, place) => {
        const content = column.cell(row);
        const below = (place === 0 ? note : undefined) ?? column.below?.(row);
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
              column.cardLabel === false && css.wholeLine,
              place === 0 && (offset ? css.firstAfterSelect : css.first),
            )}
            data-label={column.header}
            data-noted={below !== undefined || undefined}
            data-empty={content === '' || undefined}
          >
            <span className={lookOf(column, content, place)}>
              {place === 0 ? linked(content, href) : content}
            </span>
            {below !== undefined && <span className={css.note}>{below}</span>}
          </div>
        );
      })}
      {rowActions && (
        <div
          role="gridcell"
          aria-colindex={columns.length + offset + 1}
          tabIndex={tabIndex(columns.length + offset)}
          className={css.menuCell}
        >
          {hasMenu && (
            <RowMenuButton label={look.words.rowMenu(look.rowName(row))} actions={() => actionsOf(row)} />
          )}
        </div>
      )}
    </TriggerContext>
  );
}

function lookOf({ twoLines, priority }: DataColumn<never>, content: ReactNode, place: number): string {
  if (twoLines) return text.twoLines;
  const isName = priority === undefined ? place === 0 : priority === 'high';
  if (typeof content !== 'string') return text.oneLine;
  return isName ? text.title : text.text;
}

function linked(content: ReactNode, href: string | undefined): ReactNode {
  if (href === undefined) return content;
  return (
    <LinkFrame href={href} className={css.rowLink}>
      {content}
    </LinkFrame>
  );
}

/**
 * Cells of a row: not rendered again when the row is only selected or moved. `memo` drops the generic
 * signature; the cast restores it.
 */
export const RowCells = memo(Cells) as typeof Cells;
