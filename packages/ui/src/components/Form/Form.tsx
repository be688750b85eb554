import { useEffect, useLayoutEffect, useMemo, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormContext, type FormErrors } from '../../private/field/FormContext';
import * as css from './Form.css';
import { focusFirstError, UnplacedErrors, unplacedErrors } from './UnplacedErrors';

export interface FormProps {
  /** Called on submit by button or Enter; `data` contains the values of fields with a `name`. */
  onSubmit: (data: FormData) => void;
  /**
   * Error messages by field `name`. The first such field is focused after a submit, and when one appears, but not when one goes.
   * Messages of fields that the form does not have are shown above all fields.
   */
  errors?: FormErrors['errors'] | undefined;
  /** Disables all fields, for instance while the form is being sent. */
  disabled?: boolean | undefined;
  /** For a submit button outside of the form. */
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  children: ReactNode;
}

const noErrors = {};

/** A form. It validates nothing itself: the rules are shared with the server. */
export function Form({ onSubmit, errors = noErrors, disabled = false, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const context = useMemo(() => ({ errors, disabled }), [errors, disabled]);

  const submitted = useRef(false);
  const before = useRef(errors);

  const [unplaced, setUnplaced] = useState('');
  // oxlint-disable-next-line react/exhaustive-deps -- a field may appear or go in any rendering; the same text ends the updates
  useLayoutEffect(() => {
    if (form.current) setUnplaced(unplacedErrors(form.current, errors).join('\n'));
  });

  useEffect(() => {
    const known: FormErrors['errors'] = before.current;
    before.current = errors;
    const wrong = Object.keys(errors).filter((name) => errors[name]);
    if (wrong.length === 0 || (!submitted.current && wrong.every((name) => known[name]))) return;
    submitted.current = false;
    if (form.current) focusFirstError(form.current);
  }, [errors]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React bubbles the submit of a form in a dialog to the form of the page, unlike the DOM.
    event.stopPropagation();
    submitted.current = true;
    onSubmit(new FormData(event.currentTarget));
  }

  return (
    <form
      ref={form}
      noValidate
      className={css.form}
      onSubmit={submit}
      id={rest.id}
      aria-label={rest['aria-label']}
      aria-labelledby={rest['aria-labelledby']}
    >
      {unplaced !== '' && <UnplacedErrors texts={unplaced.split('\n')} />}
      <FormContext value={context}>{children}</FormContext>
    </form>
  );
}
