import { useState } from 'react';
import { classes } from '../../private/classes';
import { ChoiceLine } from '../../private/field/ChoiceLine';
import * as css from '../../private/field/Choice.css';
import type { FieldName, FieldState } from '../../private/field/FieldProps';
import { RadioFrame } from '../../private/field/RadioFrame';
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

/** Selects one of a few visible options; use a Select for more than seven. */
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
    <RadioFrame of={props} field={field}>
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
              // Radios need a shared name to form a group, even if no form reads their value.
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
    </RadioFrame>
  );
}
