/**
 * Gives the focus to the page once a button is gone with what it changed: the keyboard would begin at the top of the window. Called
 * after what has changed is shown.
 */
export function keepFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  });
}
