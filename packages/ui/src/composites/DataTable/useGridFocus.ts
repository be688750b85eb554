import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import {
  cellOf,
  cellsOf,
  columnOf,
  leaveToGrid,
  rowLinkOf,
  rowOf,
  takesKeys,
  widgetsOf,
} from '../../private/grid/gridDom';
import { gridMove, type GridPlace } from './gridMoves';
import type { TableCell } from './dataTableProps';
import type { SelectionHandle } from './useSelection';
import type { TableRows } from './useTableRows';

interface GridFocusOptions<Row> {
  grid: RefObject<HTMLDivElement | null>;
  rowCount: number;
  view: TableRows<Row>;
  chosen: SelectionHandle | undefined;
  onRowRemoved: () => void;
  goTo: TableCell | undefined;
  onActiveRow: ((id: string) => void) | undefined;
}

/** Position of the grid's single tab stop. Rows are tracked by id, so the focus follows a row that moves. */
export interface ActiveCell {
  /** Undefined for the head. */
  id: string | undefined;
  column: number;
}

export function useGridFocus<Row>({
  grid,
  rowCount,
  view,
  chosen,
  onRowRemoved,
  goTo,
  onActiveRow,
}: GridFocusOptions<Row>) {
  const { idAt, positionOf } = view;
  const [active, setActive] = useState<ActiveCell>();
  const focusPending = useRef(false);
  const inside = useRef(false);
  const lastPosition = useRef(-1);
  const answered = useRef(goTo);
  const [previousGoTo, setPreviousGoTo] = useState(goTo);
  if (previousGoTo !== goTo) {
    setPreviousGoTo(goTo);
    const place = view.columns.findIndex(({ key }) => key === goTo?.column);
    if (goTo) setActive({ id: goTo.row, column: Math.max(0, place) + Number(chosen !== undefined) });
  }

  // After every render: a requested cell may have appeared; the focused row may be gone.
  useLayoutEffect(() => {
    if (answered.current !== goTo) focusPending.current = goTo !== undefined;
    answered.current = goTo;
    const position = active?.id === undefined ? -1 : positionOf(active.id);
    const gone = active?.id !== undefined && position < 0;
    const lost = inside.current && gone && !grid.current?.contains(document.activeElement);
    if (lost) {
      // A key must not act on another row unnoticed: the grid itself takes the focus until the next arrow
      // key.
      grid.current?.focus({ preventScroll: true });
      onRowRemoved();
      return;
    }
    if (!gone) lastPosition.current = position;
    if (active && !gone && document.activeElement === grid.current) focusPending.current = true;
    if (!focusPending.current || !active || !grid.current) return;
    const row = rowElement(grid.current, active.id);
    const cells = row ? cellsOf(row) : [];
    const cell = cells.find((one) => columnOf(one) >= active.column) ?? cells.at(-1);
    if (!cell) return;
    focusPending.current = false;
    cell.focus({ preventScroll: true });
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active, grid, positionOf, onRowRemoved, goTo]);

  function onFocus(event: FocusEvent) {
    inside.current = true;
    const cell = cellOf(event.target);
    const row = rowOf(event.target);
    if (!cell || !row) return;
    leaveToGrid(row);
    const next = { id: row.dataset['row'], column: columnOf(cell) };
    if (next.id !== undefined && next.id !== active?.id) onActiveRow?.(next.id);
    if (next.id !== active?.id || next.column !== active?.column) setActive(next);
  }

  function onBlur(event: FocusEvent) {
    // A removed row loses focus without a related target: that does not count as leaving.
    if (event.relatedTarget || document.hasFocus())
      inside.current = event.currentTarget.contains(event.relatedTarget);
    if (!event.relatedTarget && !event.target.isConnected) inside.current = true;
  }

  function go(to: GridPlace) {
    focusPending.current = true;
    const id = to.row < 0 ? undefined : idAt(to.row);
    if (id !== undefined && id !== active?.id) onActiveRow?.(id);
    setActive({ id, column: to.column });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const cell = cellOf(event.target);
    const row = rowOf(event.target);
    if (event.defaultPrevented || event.altKey) return;
    if (event.target === event.currentTarget) goOn(event);
    if (!cell || !row) return;
    const within = event.target !== cell;
    if (within && leaveWidget(event, cell)) return;
    const id = row.dataset['row'];
    const ctrl = event.ctrlKey || event.metaKey;

    if (!within && enterCell(event, cell, row)) return;
    if (event.key === ' ' && !within && id !== undefined) {
      event.preventDefault();
      chosen?.toggle(id, event.shiftKey);
      return;
    }
    if (event.key === 'a' && ctrl && chosen) {
      event.preventDefault();
      chosen.togglePage();
      return;
    }
    move(event, { row: id === undefined ? -1 : positionOf(id), column: columnOf(cell) });
  }

  /** Continues from the removed row's position: down to its successor, up to its predecessor. */
  function goOn(event: KeyboardEvent<HTMLElement>) {
    const place = Math.min(lastPosition.current, rowCount);
    move(event, { row: event.key === 'ArrowDown' ? place - 1 : place, column: active?.column ?? 0 });
  }

  function move(event: KeyboardEvent<HTMLElement>, from: GridPlace) {
    const to = gridMove(
      {
        key: event.key,
        ctrl: event.ctrlKey || event.metaKey,
        rtl: getComputedStyle(event.currentTarget).direction === 'rtl',
      },
      from,
      { rows: rowCount, columns: Number(event.currentTarget.ariaColCount), page: 10 },
    );
    if (!to) return;
    event.preventDefault();
    go(to);
  }

  // The row with the tab stop may be filtered out while the focus is elsewhere; the grid must stay reachable.
  const here = active?.id !== undefined && positionOf(active.id) < 0 ? undefined : active;
  return { active: here, onFocus, onBlur, onKeyDown };
}

function rowElement(grid: Element, id: string | undefined): Element | null {
  return grid.querySelector(id === undefined ? '[data-head]' : `[data-row="${CSS.escape(id)}"]`);
}

/** Enter or F2: activates the only widget of a cell, focuses the first of several, or follows the row's link. */
function enterCell(event: KeyboardEvent, cell: HTMLElement, row: HTMLElement): boolean {
  const space = event.key === ' ' && row.dataset['row'] === undefined;
  if (event.key !== 'Enter' && event.key !== 'F2' && !space) return false;
  event.preventDefault();
  const widgets = widgetsOf(cell);
  const answering = widgets.filter((widget) => widget.role !== 'separator');
  const [first, ...others] = answering.length > 0 ? answering : widgets;
  if (!first) rowLinkOf(row)?.click();
  else if (others.length > 0 || takesKeys(first) || event.key === 'F2') first.focus();
  else first.click();
  return true;
}

/** Keys inside a widget: Escape leaves it, Tab moves within the cell, typing stays there. */
function leaveWidget(event: KeyboardEvent, cell: HTMLElement): boolean {
  if (event.key === 'Escape') {
    event.preventDefault();
    event.stopPropagation();
    cell.focus();
    return true;
  }
  const widgets = widgetsOf(cell);
  const place = widgets.findIndex((widget) => widget === event.target);
  if (event.key === 'Tab' && widgets.length > 1 && place >= 0) {
    event.preventDefault();
    widgets.at((place + (event.shiftKey ? -1 : 1)) % widgets.length)?.focus();
    return true;
  }
  return event.target instanceof Element && takesKeys(event.target);
}
