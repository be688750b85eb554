import type { Ref } from 'react';
import { CheckMark } from '../../private/field/CheckMark';
import { ChoiceLine } from '../../private/field/ChoiceLine';
import { FieldError } from '../../private/field/Field';
import type { FieldName, FieldState } from '../../private/field/FieldProps';
import { useField } from '../../private/field/useField';

export type CheckboxProps = FieldName &
  FieldState & {
    checked?: boolean | undefined;
    defaultChecked?: boolean | undefined;
    /** Indeterminate: some of the items it represents are checked. */
    mixed?: boolean | undefined;
    onChange?: ((checked: boolean) => void) | undefined;
    /** The value in the form data; 'on' by default. */
    value?: string | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
  };

export function Checkbox({ ref, onChange, mixed = false, ...props }: CheckboxProps) {
  const field = useField(props);

  return (
    <div>
      <ChoiceLine label={props.label} description={props.description} descriptionId={field.ids.description}>
        <CheckMark
          {...field.control}
          ref={ref}
          mixed={mixed}
          checked={props.checked}
          defaultChecked={props.defaultChecked}
          value={props.value}
          onChange={(event) => onChange?.(event.target.checked)}
        />
      </ChoiceLine>
      <FieldError id={field.ids.error} place={field.place}>
        {field.error}
      </FieldError>
    </div>
  );
}
