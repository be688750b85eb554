import type { Day } from './days';

export interface CellAt {
  day: Day;
  /** Only set for cells of an hour grid; -1 is the all-day row. */
  row: number | undefined;
}

export function cellOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
}

export function placeOf(cell: HTMLElement): CellAt {
  const { day = '', row } = cell.dataset;
  return { day, row: row === undefined ? undefined : Number(row) };
}

export function findCell(root: Element, { day, row }: CellAt): HTMLElement | null {
  const which = row === undefined ? ':not([data-row])' : `[data-row="${row}"]`;
  return root.querySelector<HTMLElement>(`[data-cell][data-day="${CSS.escape(day)}"]${which}`);
}

/** The event or overflow button that has the focus or contains the focused element. */
export function pieceOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-piece]') : null;
}

export function buttonOf(piece: HTMLElement): HTMLElement {
  return piece.matches('button') ? piece : (piece.querySelector<HTMLElement>('button') ?? piece);
}

export function findPiece(root: Element, id: string, day: Day): HTMLElement | undefined {
  const all = [...root.querySelectorAll<HTMLElement>(`[data-piece="${CSS.escape(id)}"]`)];
  return all.find((piece) => isOn(piece, day)) ?? all[0];
}

/**
 * Events and buttons that cover a cell, in reading order: from the top, then from the start. An event may be
 * rendered in the cell where it begins.
 */
export function piecesOn(root: Element, { day, row }: CellAt): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>('[data-piece]')];
  return all
    .filter((piece) => isOn(piece, day) && (row === undefined || isInRow(piece, row)))
    .map((piece) => ({ piece, box: piece.getBoundingClientRect() }))
    .sort((one, other) => one.box.top - other.box.top || one.box.left - other.box.left)
    .map(({ piece }) => piece);
}

export function isOn(piece: HTMLElement, day: Day): boolean {
  const { from = '', to = '' } = piece.dataset;
  return from <= day && day <= to;
}

function isInRow(piece: HTMLElement, row: number): boolean {
  const { firstRow = '-1', lastRow = '-1' } = piece.dataset;
  return Number(firstRow) <= row && row <= Number(lastRow);
}

export interface PointedPlace extends CellAt {
  /** Minutes since midnight, if the pointer is over hours. */
  minute: number | undefined;
}

/** The cell at a point, whatever covers it. */
export function placeUnder(root: Element, x: number, y: number): PointedPlace | undefined {
  const cell = document
    .elementsFromPoint(x, y)
    .find(
      (element): element is HTMLElement => element instanceof HTMLElement && element.matches('[data-cell]'),
    );
  if (!cell || !root.contains(cell)) return undefined;
  const place = placeOf(cell);
  if (place.row === undefined || place.row < 0) return { ...place, minute: undefined };
  const box = cell.getBoundingClientRect();
  return { ...place, minute: (place.row + (y - box.top) / box.height) * 60 };
}
