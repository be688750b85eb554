import { useEffect, useMemo, useRef, type FormEvent, type ReactNode } from 'react';
import { FormContext, type FormErrors } from '../../private/field/FormContext';
import * as css from './Form.css';

export interface FormProps {
  /** Called for a submit by button or Enter; `data` holds the values of fields that have a `name`. */
  onSubmit: (data: FormData) => void;
  /** What is wrong, by the `name` of the field. The first such field takes the focus when this changes. */
  errors?: FormErrors['errors'] | undefined;
  /** Nothing can be changed, for instance while the form is on its way. */
  disabled?: boolean | undefined;
  /** For a button that stands outside of the form. */
  id?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  children: ReactNode;
}

const noErrors = {};

/** Fields that are sent together. It judges nothing itself: rules live where the server's do. */
export function Form({ onSubmit, errors = noErrors, disabled = false, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const context = useMemo(() => ({ errors, disabled }), [errors, disabled]);

  useEffect(() => {
    if (!Object.values(errors).some(Boolean)) return;
    const first = form.current?.querySelector(
      '[aria-invalid="true"], [data-invalid] button, [data-invalid] input',
    );
    if (first instanceof HTMLElement) first.focus();
  }, [errors]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A form inside of a dialog is inside of the page's form for React, though not for the browser.
    event.stopPropagation();
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
      <FormContext value={context}>{children}</FormContext>
    </form>
  );
}
