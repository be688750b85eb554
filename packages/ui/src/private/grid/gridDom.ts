const cellSelector = '[role="gridcell"], [role="rowheader"], [role="columnheader"]';
const widgetSelector =
  'a[href], button, input, select, textarea, [contenteditable="true"], [role="separator"]';

export function cellOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(cellSelector) : null;
}

export function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[role="row"]') : null;
}

/** From 0, as the grid counts them: the column for selecting is one of them. */
export function columnOf(cell: Element): number {
  return Number(cell.getAttribute('aria-colindex')) - 1;
}

/** The cells of a row that are seen, in order. */
export function cellsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(cellSelector)].filter((cell) => cell.offsetParent !== null);
}

export function widgetsOf(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(widgetSelector)].filter((widget) => !widget.hidden);
}

/** Keys belong to what one types into, not to the grid. */
export function takesKeys(widget: Element): boolean {
  if (widget instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(widget.type);
  return widget.matches('textarea, select, [contenteditable="true"], [role="separator"]');
}

/** A grid is one stop of the Tab key: what lies in its cells is reached by Enter. */
export function leaveToGrid(row: Element): void {
  // Most are made so; to set what is so already costs as much as to change it.
  for (const widget of row.querySelectorAll<HTMLElement>(widgetSelector))
    if (widget.tabIndex !== -1) widget.tabIndex = -1;
}

/** Whether a press fell on something that answers by itself, or marked words. */
export function isOwnPress(target: EventTarget): boolean {
  if (!(target instanceof Element)) return true;
  return (
    target.closest('a, button, input, select, textarea, label, [role="separator"]') !== null ||
    Boolean(window.getSelection()?.toString())
  );
}

/** What a press anywhere in the row follows: the link of its first column. */
export function rowLinkOf(row: Element): HTMLAnchorElement | null {
  return row.querySelector<HTMLAnchorElement>('[role="rowheader"] a[href]');
}
