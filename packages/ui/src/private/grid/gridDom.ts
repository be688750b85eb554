const cellSelector = '[role="gridcell"], [role="rowheader"], [role="columnheader"]';
const widgetSelector =
  'a[href], button, input, select, textarea, [contenteditable="true"], [role="separator"]';

export function cellOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(cellSelector) : null;
}

export function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[role="row"]') : null;
}

/** Column index from 0, as in the grid; the selection column counts. */
export function columnOf(cell: Element): number {
  return Number(cell.getAttribute('aria-colindex')) - 1;
}

/** The visible cells of a row, in order. */
export function cellsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(cellSelector)].filter((cell) => cell.offsetParent !== null);
}

export function widgetsOf(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(widgetSelector)].filter((widget) => !widget.hidden);
}

/** Returns whether an element handles keys itself, such as a text field. */
export function takesKeys(widget: Element): boolean {
  if (widget instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(widget.type);
  return widget.matches('textarea, select, [contenteditable="true"], [role="separator"]');
}

/** Makes the widgets in the cells unreachable by Tab: a grid is one tab stop, and Enter moves into a cell. */
export function leaveToGrid(row: Element): void {
  // Most have the value already; setting an equal value costs as much as changing it.
  for (const widget of row.querySelectorAll<HTMLElement>(widgetSelector))
    if (widget.tabIndex !== -1) widget.tabIndex = -1;
}

/** Returns whether a press hit an interactive element, or selected text. */
export function isOwnPress(target: EventTarget): boolean {
  if (!(target instanceof Element)) return true;
  return (
    target.closest('a, button, input, select, textarea, label, [role="separator"]') !== null ||
    Boolean(window.getSelection()?.toString())
  );
}

/** The link of the row's first column, which a press anywhere in the row follows. */
export function rowLinkOf(row: Element): HTMLAnchorElement | null {
  return row.querySelector<HTMLAnchorElement>('[role="rowheader"] a[href]');
}
