import { columnOf } from '../../private/grid/gridDom';

/** Maximum in rem: a two-line sentence would otherwise need its full length. */
const widestFit = 32;

function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}

export function widthOf(cell: Element): number {
  return cell.getBoundingClientRect().width / rem();
}

/** The width in rem after a drag towards the inline end. */
export function moved(from: number, to: number, cell: Element): number {
  return ((getComputedStyle(cell).direction === 'rtl' ? -1 : 1) * (to - from)) / rem();
}

/**
 * Widths of the columns before this one, in rem. They are set together with it: otherwise they would share
 * the remaining space again, and the handle would move away from the pointer.
 */
export function widthsBefore(headCell: Element): Record<string, number> {
  const widths: Record<string, number> = {};
  for (let cell = headCell.previousElementSibling; cell; cell = cell.previousElementSibling) {
    const key = cell.getAttribute('data-column');
    if (key !== null) widths[key] = widthOf(cell);
  }
  return widths;
}

/** The width in rem at which all rendered content of the column is readable without truncation. */
export function fittingWidth(headCell: Element): number {
  const grid = headCell.closest('[role="grid"]');
  if (!grid) return 0;
  const place = columnOf(headCell);
  const scale = document.createElement('div');
  scale.inert = true;
  Object.assign(scale.style, { position: 'absolute', visibility: 'hidden', insetInlineStart: '0', top: '0' });
  const copies = [...grid.querySelectorAll(`[aria-colindex="${place + 1}"]`)].map((cell) => {
    const copy = cell.cloneNode(true);
    if (copy instanceof HTMLElement) {
      for (const part of [copy, ...copy.querySelectorAll('*')])
        for (const name of ['id', 'role', 'data-row', 'aria-colindex']) part.removeAttribute(name);
      Object.assign(copy.style, { position: 'static', inlineSize: 'max-content', whiteSpace: 'nowrap' });
    }
    scale.append(copy);
    return copy;
  });
  grid.append(scale);
  const widths = copies.map((copy) => (copy instanceof HTMLElement ? widthOf(copy) : 0));
  scale.remove();
  return Math.min(widestFit, Math.max(0, ...widths) + 0.25);
}
