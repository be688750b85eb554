/**
 * Gives the focus to a row of the shown list, or else to the page, unless it was moved meanwhile.
 * @param from what had the focus; it may be gone
 */
export function focusRow(id: string | undefined, from: Element | null): void {
  requestAnimationFrame(() => {
    const active = document.activeElement;
    if (active !== document.body && active !== from) return;
    const row = id === undefined ? null : document.querySelector(`[data-row="${CSS.escape(id)}"]`);
    const place = row?.querySelector<HTMLElement>('[role="rowheader"]');
    (place ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  });
}
