import { useState } from 'react';
import { classes } from '../../private/classes';
import { ChoiceLine } from '../../private/field/ChoiceLine';
import * as css from '../../private/field/Choice.css';
import { FieldError } from '../../private/field/Field';
import * as fieldCss from '../../private/field/Field.css';
import type { FieldName, FieldState } from '../../private/field/FieldProps';
import { useField } from '../../private/field/useField';

export const radioDirections = ['column', 'row'] as const;

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  description?: string | undefined;
  disabled?: boolean | undefined;
}

export type RadioGroupProps<Value extends string> = FieldName &
  FieldState & {
    options: readonly RadioOption<Value>[];
    value?: Value | null | undefined;
    defaultValue?: Value | undefined;
    onChange?: ((value: Value) => void) | undefined;
    direction?: (typeof radioDirections)[number] | undefined;
  };

/** One of a few that are all seen; above seven take a Select. */
export function RadioGroup<Value extends string>({
  options,
  onChange,
  direction = 'column',
  ...props
}: RadioGroupProps<Value>) {
  const field = useField(props);
  const [own, setOwn] = useState<Value | null>(props.defaultValue ?? null);
  const chosen = props.value === undefined ? own : props.value;
  return (
    <fieldset
      className={css.group}
      role="radiogroup"
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      aria-required={props.required}
      aria-invalid={field.error ? true : undefined}
      aria-describedby={field.described}
    >
      {props.label !== undefined && (
        <legend className={classes(fieldCss.label, css.legend)}>
          {props.label}
          {props.required && (
            <span aria-hidden="true" className={fieldCss.required}>
              *
            </span>
          )}
        </legend>
      )}
      <div className={direction === 'row' ? css.groupRow : undefined}>
        {options.map((option) => (
          <ChoiceLine
            key={option.value}
            label={option.label}
            description={option.description}
            descriptionId={`${field.ids.control}-${option.value}`}
          >
            <input
              type="radio"
              className={classes(css.mark, css.dot)}
              // Radios need one name to be one group, also where no form asks for their value.
              name={props.name ?? field.ids.control}
              value={option.value}
              checked={chosen === option.value}
              disabled={field.disabled || option.disabled}
              aria-describedby={option.description && `${field.ids.control}-${option.value}`}
              onChange={() => {
                setOwn(option.value);
                onChange?.(option.value);
              }}
            />
          </ChoiceLine>
        ))}
      </div>
      <FieldError id={field.ids.error}>{field.error}</FieldError>
      {props.description !== undefined && (
        <div id={field.ids.description} className={fieldCss.description}>
          {props.description}
        </div>
      )}
    </fieldset>
  );
}
