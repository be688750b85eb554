import type { ErrorPlace, FormState } from './FormContext';

const controls =
  ':is(input:not([type="hidden"]), textarea, button, [role="spinbutton"], [role="textbox"]):not(:disabled, [aria-disabled="true"], [aria-hidden="true"] *)';

/** The places that show an error now, in the order of the document. */
export function wrongPlaces(places: readonly ErrorPlace[], errors: FormState['errors']): ErrorPlace[] {
  return places
    .filter(({ names }) => names.some((name) => errors[name]))
    .toSorted((a, b) => {
      const [first, second] = [a.frame(), b.frame()];
      const order = first && second ? first.compareDocumentPosition(second) : 0;
      // A group with an error of its own comes before the fields in it.
      return order & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : order & Node.DOCUMENT_POSITION_PRECEDING ? 1 : 0;
    });
}

/** The messages that no field of the form shows, each once. */
export function unplacedErrors(places: readonly ErrorPlace[], errors: FormState['errors']): string[] {
  const placed = new Set(places.flatMap(({ names }) => names));
  return [
    ...new Set(Object.entries(errors).flatMap(([name, text]) => (text && !placed.has(name) ? [text] : []))),
  ];
}

/** Focuses the wrong control of a field, or its first one; a message without a control takes the focus itself. */
export function focusPlace({ frame, reveal }: ErrorPlace): void {
  if (!reveal) return focusIn(frame());
  // React renders nothing synchronously during an effect, in which the form focuses its first error.
  queueMicrotask(() => {
    reveal();
    focusIn(frame());
  });
}

function focusIn(frame: Element | null): void {
  const found = [...(frame?.querySelectorAll<HTMLElement>(controls) ?? [])];
  const wrong = found.find((control) => control.ariaInvalid === 'true');
  const target = wrong ?? found[0] ?? frame?.querySelector<HTMLElement>('[data-field-error]');
  // Focusing scrolls only the control into view, which leaves its label under a sticky header.
  if (target) frame?.scrollIntoView({ block: 'nearest' });
  target?.focus();
}
