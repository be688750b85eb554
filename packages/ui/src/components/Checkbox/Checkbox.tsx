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
    /** Some of what it stands for is chosen. */
    mixed?: boolean | undefined;
    onChange?: ((checked: boolean) => void) | undefined;
    /** What the form sends for it; 'on' without. */
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
      <FieldError id={field.ids.error}>{field.error}</FieldError>
    </div>
  );
}
