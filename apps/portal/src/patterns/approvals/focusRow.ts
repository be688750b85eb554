/** Gives the focus to a row of the shown list, or else to the page, after what had it is gone. */
export function focusRow(id: string | undefined): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const row = id === undefined ? null : document.querySelector(`[data-row="${CSS.escape(id)}"]`);
    const place = row?.querySelector<HTMLElement>('[role="rowheader"]');
    (place ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  });
}
