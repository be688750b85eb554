/**
 * Says in attributes what is chosen, for the looks. `:has(:checked)` would say the same, but on a page of a hundred
 * questions the browser asks it again at every click.
 */
export function markChosen(root: HTMLElement, answered: boolean) {
  root.toggleAttribute('data-answered', answered);
  for (const input of root.querySelectorAll('input'))
    input.parentElement?.toggleAttribute('data-chosen', input.checked);
  for (const select of root.querySelectorAll('select'))
    select.toggleAttribute('data-chosen', select.value !== '');
}
