import type { ReactNode } from 'react';
import { classes } from '../classes';
import * as css from './Choice.css';
import { FieldError } from './Field';
import * as fieldCss from './Field.css';
import type { FieldName, FieldState } from './FieldProps';
import type { useField } from './useField';

interface RadioFrameProps {
  of: FieldName & FieldState;
  field: ReturnType<typeof useField>;
  /** Native radios with their labels. */
  children: ReactNode;
}

/** The frame of a radio group: name above, error and description below. */
export function RadioFrame({ of, field, children }: RadioFrameProps) {
  return (
    <fieldset
      className={css.group}
      role="radiogroup"
      aria-label={of['aria-label']}
      aria-labelledby={of['aria-labelledby']}
      aria-required={of.required}
      aria-invalid={field.error ? true : undefined}
      aria-describedby={field.described}
    >
      {of.label !== undefined && (
        <legend className={classes(fieldCss.label, css.legend)}>
          {of.label}
          {of.required && (
            <span aria-hidden="true" className={fieldCss.required}>
              *
            </span>
          )}
        </legend>
      )}
      {children}
      <FieldError id={field.ids.error} place={field.place}>
        {field.error}
      </FieldError>
      {of.description !== undefined && (
        <div id={field.ids.description} className={fieldCss.description}>
          {of.description}
        </div>
      )}
    </fieldset>
  );
}
