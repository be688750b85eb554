import { useLayoutEffect, useRef, type Ref } from 'react';
import { classes } from '../../private/classes';
import { ChoiceLine } from '../../private/field/ChoiceLine';
import * as css from '../../private/field/Choice.css';
import { FieldError } from '../../private/field/Field';
import type { FieldName, FieldState } from '../../private/field/FieldProps';
import { useField } from '../../private/field/useField';
import { mergeRefs } from '../../private/mergeRefs';

export type CheckboxProps = FieldName &
  FieldState & {
    checked?: boolean | undefined;
    defaultChecked?: boolean | undefined;
    /** Some of what it stands for is chosen. */
    mixed?: boolean | undefined;
    onChange?: ((checked: boolean) => void) | undefined;
    /** What the form sends for it; 'on' without. */
    value?: string | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
  };

export function Checkbox({ ref, onChange, mixed = false, ...props }: CheckboxProps) {
  const field = useField(props);
  const input = useRef<HTMLInputElement>(null);

  // A browser clears the mark with every press; what is shown follows the property again.
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  });

  return (
    <div>
      <ChoiceLine label={props.label} description={props.description} descriptionId={field.ids.description}>
        <input
          {...field.control}
          ref={mergeRefs(input, ref)}
          type="checkbox"
          className={classes(css.mark, css.box)}
          checked={props.checked}
          defaultChecked={props.defaultChecked}
          value={props.value}
          onChange={(event) => onChange?.(event.target.checked)}
        />
      </ChoiceLine>
      <FieldError id={field.ids.error}>{field.error}</FieldError>
    </div>
  );
}
