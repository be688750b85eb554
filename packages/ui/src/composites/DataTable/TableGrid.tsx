import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import * as css from './DataTable.css';
import type { DataTableMessages } from './DataTable.messages';
import type { DataTableProps } from './dataTableProps';
import { isOwnPress, rowLinkOf, rowOf } from '../../private/grid/gridDom';
import { isCard } from './inCards';
import { LoadingRows } from './LoadingRows';
import { TableBody } from './TableBody';
import { TableHead, type HeadWidths } from './TableHead';
import { useGridFocus } from './useGridFocus';
import type { RowLook } from './useShownRows';
import type { TableRows } from './useTableRows';
import type { SelectionHandle } from './useSelection';
import type { SortableColumn } from './useTableState';

interface TableGridProps<Row> extends Omit<DataTableProps<Row>, 'view'> {
  head: readonly SortableColumn<Row>[];
  /** Number of rows on previous pages. */
  before: number;
  /** Other rows follow in a moment. */
  late: boolean;
  look: RowLook<Row>;
  view: TableRows<Row>;
  chosen: SelectionHandle | undefined;
  /** Number of rows in the whole list. */
  total: number;
  words: DataTableMessages;
  /** Column widths and their callbacks, if columns can be resized. */
  widths: HeadWidths | undefined;
  onRowRemoved: () => void;
}

/** The whole text of a cell that is cut, as its tooltip. */
function tellCut({ target }: MouseEvent<HTMLElement>) {
  const cell = target instanceof Element && target.closest('[role="gridcell"], [role="rowheader"]');
  const content = cell && cell.firstElementChild;
  if (!(content instanceof HTMLElement)) return;
  const isCut = content.scrollWidth > content.clientWidth || content.scrollHeight > content.clientHeight;
  if (isCut) content.title = content.textContent;
  else content.removeAttribute('title');
}

/** Marks on which sides columns are out of sight. */
function markSides(grid: HTMLElement, { scrollLeft, clientWidth, scrollWidth }: HTMLElement) {
  const scrolled = Math.abs(scrollLeft);
  grid.toggleAttribute('data-scrolled', scrolled > 0);
  grid.toggleAttribute('data-more', scrolled + clientWidth < scrollWidth - 1);
}

/** The grid element: one listener for presses and one for keys; cells are plain elements. */
export function TableGrid<Row>({
  head,
  before,
  late,
  look,
  view,
  chosen,
  total,
  words,
  widths,
  onRowRemoved,
  ...props
}: TableGridProps<Row>) {
  const { rows, rowActions, paging, loading = false } = props;
  const grid = useRef<HTMLDivElement>(null);
  const headScroll = useRef<HTMLDivElement>(null);
  const bodyScroll = useRef<HTMLDivElement>(null);
  const { active, onFocus, onBlur, onKeyDown } = useGridFocus({
    grid,
    rowCount: rows.length,
    view,
    chosen,
    onRowRemoved,
    goTo: props.goTo,
    onActiveRow: props.onActiveRow,
  });
  const columns = view.columns;
  const hasMenu = look.rowActions !== undefined;
  const columnCount = columns.length + Number(chosen !== undefined) + Number(hasMenu);
  const waiting = loading && rows.length === 0;

  function press(event: MouseEvent<HTMLElement>) {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const row = rowOf(target);
    if (!(target instanceof Element) || !row) return;
    if (target.matches('[data-select-page]')) chosen?.togglePage();
    else if (target.matches('[data-select]')) chosen?.toggle(row.dataset['row'] ?? '', shiftKey);
    else if (!isOwnPress(target)) {
      const link = rowLinkOf(row);
      if (!link && props.selection?.reasonsInSight && isCard(row))
        chosen?.toggle(row.dataset['row'] ?? '', shiftKey);
      const keys = { ctrlKey, metaKey, shiftKey };
      const click = new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
      link?.dispatchEvent(click);
    }
  }

  function followSideways(from: HTMLElement | null, to: HTMLElement | null) {
    if (from && to && from.scrollLeft !== to.scrollLeft) to.scrollLeft = from.scrollLeft;
    if (grid.current && from) markSides(grid.current, from);
  }

  // Also before anybody scrolls, and when columns are shown, hidden or resized.
  useLayoutEffect(() => {
    const scroller = headScroll.current;
    const line = scroller?.firstElementChild;
    if (!scroller || !line) return undefined;
    const observer = new ResizeObserver(() => {
      if (grid.current) markSides(grid.current, scroller);
    });
    observer.observe(scroller);
    observer.observe(line);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={props.label}
      aria-rowcount={total + 1}
      aria-colcount={columnCount}
      aria-multiselectable={chosen && true}
      aria-busy={loading || late}
      data-menu={hasMenu || undefined}
      className={css.grid}
      onClick={press}
      onMouseOver={tellCut}
      onFocus={onFocus}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <TableHead
        head={head}
        page={chosen?.page}
        menu={hasMenu}
        activeColumn={
          active?.id === undefined && (active || rows.length === 0) ? (active?.column ?? 0) : undefined
        }
        words={words}
        widths={widths}
        scroller={headScroll}
        onSideScroll={() => followSideways(headScroll.current, bodyScroll.current)}
      />
      {waiting ? (
        <LoadingRows
          rows={Math.min(paging?.pageSize ?? 10, 20)}
          columns={columns.length}
          select={chosen !== undefined}
          menu={hasMenu}
        />
      ) : (
        <TableBody
          rows={rows}
          rowId={props.rowId}
          rowActions={rowActions}
          look={look}
          view={view}
          before={before}
          chosen={chosen?.value}
          active={active}
          scroller={bodyScroll}
          onSideScroll={() => followSideways(bodyScroll.current, headScroll.current)}
        />
      )}
    </div>
  );
}
