/**
 * Marks the selection in attributes for styling. `:has(:checked)` would do the same, but on a page of a
 * hundred questions the browser re-evaluates it on every click.
 */
export function markChosen(root: HTMLElement, answered: boolean) {
  root.toggleAttribute('data-answered', answered);
  for (const input of root.querySelectorAll('input'))
    input.parentElement?.toggleAttribute('data-chosen', input.checked);
  for (const select of root.querySelectorAll('select'))
    select.toggleAttribute('data-chosen', select.value !== '');
}
