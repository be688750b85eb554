/** Moves the focus to the title of the page, from what is about to go: otherwise it would be lost. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}
