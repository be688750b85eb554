import { useEffect, useRef } from 'react';
import { CalloutFrame } from '../../private/CalloutFrame';
import { ErrorIcon } from '../../icons';
import type { FormErrors } from '../../private/field/FormContext';
import * as css from './Form.css';

/** The messages that no field of the form shows. */
export function unplacedErrors(form: HTMLFormElement, errors: FormErrors['errors']): string[] {
  const placed = [...form.querySelectorAll('[data-field-error]')].map(({ textContent }) => textContent);
  const unplaced = new Set<string>();
  for (const text of Object.values(errors)) {
    if (!text) continue;
    const at = placed.indexOf(text);
    if (at < 0) unplaced.add(text);
    else placed.splice(at, 1);
  }
  return [...unplaced];
}

/** Focuses the first wrong field, or the messages above the fields if no field is wrong. */
export function focusFirstError(form: HTMLFormElement): void {
  const first =
    form.querySelector('[aria-invalid="true"], [data-invalid] button, [data-invalid] input') ??
    form.querySelector('[data-unplaced-errors]');
  if (first instanceof HTMLElement) first.focus();
}

/** Errors of fields that the form does not have, so that no refusal is silent. */
export function UnplacedErrors({ texts }: { texts: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null);
  // The form focuses an error before this is rendered.
  useEffect(() => {
    const form = box.current?.closest('form');
    if (form) focusFirstError(form);
  }, []);
  return (
    <div ref={box} role="alert" tabIndex={-1} data-unplaced-errors className={css.unplaced}>
      <CalloutFrame tone="danger" icon={ErrorIcon}>
        {texts.map((text) => (
          <div key={text}>{text}</div>
        ))}
      </CalloutFrame>
    </div>
  );
}
