import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { fittingWidth, moved, widthOf, widthsBefore } from './columnDom';
import * as look from './TableHead.css';
import { cellOf } from '../../private/grid/gridDom';
import { leastWidth, mostWidth } from './tableView';

type Widths = Readonly<Record<string, number>>;

interface ColumnEdgeProps {
  columnKey: string;
  label: string;
  /** In rem; undefined if not set. */
  width: number | undefined;
  onDraft: (widths: Widths | undefined) => void;
  onResize: (widths: Widths) => void;
}

interface Drag {
  from: number;
  width: number;
  before: Widths;
  last?: Widths;
}

/** The resize handle of a column: dragged, moved by arrows, fitted by double click or Enter. */
export function ColumnEdge({ columnKey, label, width, onDraft, onResize }: ColumnEdgeProps) {
  const [measured, setMeasured] = useState(leastWidth);
  const drag = useRef<Drag>(undefined);
  const now = Math.round(width ?? measured);

  function set(cell: HTMLElement, next: number): void {
    onResize({ ...widthsBefore(cell), [columnKey]: next });
  }

  function start(event: PointerEvent<HTMLElement>): void {
    const cell = cellOf(event.target);
    if (!cell || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: event.clientX, width: widthOf(cell), before: widthsBefore(cell) };
  }

  function move(event: PointerEvent<HTMLElement>): void {
    const cell = cellOf(event.target);
    if (!drag.current || !cell) return;
    const { before, width: old, from } = drag.current;
    drag.current.last = { ...before, [columnKey]: old + moved(from, event.clientX, cell) };
    onDraft(drag.current.last);
  }

  function end(keep: boolean): void {
    const last = drag.current?.last;
    drag.current = undefined;
    if (last === undefined) return;
    if (keep) onResize(last);
    else onDraft(undefined);
  }

  function press(event: KeyboardEvent<HTMLElement>): void {
    const cell = cellOf(event.target);
    if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && drag.current) end(false);
    else {
      const next = keyWidth(event, cell);
      if (next === undefined) return;
      set(cell, next);
    }
    event.preventDefault();
  }

  return (
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuemin={leastWidth}
      aria-valuemax={mostWidth}
      aria-valuenow={now}
      tabIndex={-1}
      className={look.columnEdge}
      onFocus={(event) => {
        const cell = cellOf(event.target);
        if (cell) setMeasured(widthOf(cell));
      }}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
      onDoubleClick={(event) => {
        const cell = cellOf(event.target);
        if (cell) set(cell, fittingWidth(cell));
      }}
      onKeyDown={press}
    />
  );
}

function keyWidth({ key, shiftKey }: KeyboardEvent, cell: HTMLElement): number | undefined {
  const step = (getComputedStyle(cell).direction === 'rtl' ? -1 : 1) * (shiftKey ? 4 : 1);
  switch (key) {
    case 'ArrowRight':
      return widthOf(cell) + step;
    case 'ArrowLeft':
      return widthOf(cell) - step;
    case 'Home':
      return leastWidth;
    case 'End':
    case 'Enter':
      return fittingWidth(cell);
    default:
      return undefined;
  }
}
