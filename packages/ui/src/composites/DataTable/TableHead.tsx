import { SortableIcon, SortAscendingIcon, SortDescendingIcon } from '../../icons';
import { lazy, Suspense, useLayoutEffect, useRef, type Ref } from 'react';
import { Icon } from '../../components/Icon/Icon';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { classes } from '../../private/classes';
import { CheckMark } from '../../private/field/CheckMark';
import type { DataTableMessages } from './DataTable.messages';
import * as css from './DataTable.css';
import * as look from './TableHead.css';
import { leaveToGrid } from '../../private/grid/gridDom';
import type { SortableColumn } from './useTableState';

/** Overlays the end of the heading, so that nothing shifts when it loads. */
const ColumnEdge = lazy(async () => ({ default: (await import('./ColumnEdge')).ColumnEdge }));

type Widths = Readonly<Record<string, number>>;

export interface HeadWidths {
  set: Widths | undefined;
  onDraft: (widths: Widths | undefined) => void;
  onResize: (widths: Widths) => void;
}

interface TableHeadProps<Row> {
  head: readonly SortableColumn<Row>[];
  /** State of the checkbox for the page; undefined if there is none. */
  page: 'none' | 'some' | 'all' | undefined;
  menu: boolean;
  activeColumn: number | undefined;
  words: DataTableMessages;
  /** Undefined if columns cannot be resized. */
  widths: HeadWidths | undefined;
  scroller: Ref<HTMLDivElement>;
  onSideScroll: () => void;
}

const sortIcons = { ascending: SortAscendingIcon, descending: SortDescendingIcon };

export function TableHead<Row>({
  head,
  page,
  menu,
  activeColumn,
  words,
  widths,
  scroller,
  onSideScroll,
}: TableHeadProps<Row>) {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (row.current) leaveToGrid(row.current);
  });
  const offset = page === undefined ? 0 : 1;
  const tabIndex = (column: number) => (column === activeColumn ? 0 : -1);

  return (
    <div ref={scroller} role="rowgroup" className={look.headClip} onScroll={onSideScroll}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus */}
      <div ref={row} role="row" aria-rowindex={1} data-head className={look.headRow}>
        {page !== undefined && (
          <div role="columnheader" aria-colindex={1} tabIndex={tabIndex(0)} className={css.selectCell}>
            {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- it only extends the press area to the whole cell */}
            <label className={css.wholeCell}>
              <CheckMark
                data-select-page
                readOnly
                checked={page === 'all'}
                mixed={page === 'some'}
                aria-label={words.selectPage}
              />
            </label>
          </div>
        )}
        {head.map(({ column, sorted, toggle }, place) => (
          <div
            key={column.key}
            role="columnheader"
            data-column={column.key}
            // Otherwise the name of the handle would become part of the heading's name.
            aria-label={widths && column.header}
            aria-colindex={place + offset + 1}
            aria-sort={sorted ?? (toggle ? 'none' : undefined)}
            tabIndex={tabIndex(place + offset)}
            className={classes(
              look.headCell,
              css.align[column.align ?? 'start'],
              place > 0 ? look.headPlace : offset ? css.firstAfterSelect : css.first,
            )}
          >
            {toggle ? (
              <button type="button" className={look.sortButton} data-sorted={sorted} onClick={toggle}>
                {column.header}
                <span className={look.sortIcon}>
                  <Icon of={sorted ? sortIcons[sorted] : SortableIcon} size="small" />
                </span>
              </button>
            ) : (
              column.header
            )}
            {widths && (
              <Suspense fallback={null}>
                <ColumnEdge
                  columnKey={column.key}
                  label={words.columnWidth(column.header)}
                  width={widths.set?.[column.key]}
                  onDraft={widths.onDraft}
                  onResize={widths.onResize}
                />
              </Suspense>
            )}
          </div>
        ))}
        {menu && (
          <div
            role="columnheader"
            aria-colindex={head.length + offset + 1}
            tabIndex={tabIndex(head.length + offset)}
            className={css.menuCell}
          >
            <VisuallyHidden>{words.actionsColumn}</VisuallyHidden>
          </div>
        )}
      </div>
      <div className={look.loadingLine} />
    </div>
  );
}
