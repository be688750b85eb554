import { useContext, useId } from 'react';
import type { FieldName, FieldState } from './FieldProps';
import { FormContext } from './FormContext';

/** Returns the ids that connect a control with its texts, its state from the form, and both as attributes of the control. */
export function useField(props: FieldName & FieldState) {
  const id = useId();
  const form = useContext(FormContext);
  const names = props.errorNames ?? (props.name === undefined ? [] : [props.name]);
  const error = props.error ?? names.map((name) => form.errors[name]).find(Boolean);
  const disabled = props.disabled ?? form.disabled;
  const ids = { control: id, label: `${id}-label`, description: `${id}-description`, error: `${id}-error` };
  const described = [error && ids.error, props.description && ids.description].filter(Boolean).join(' ');

  return {
    ids,
    error,
    disabled,
    described: described || undefined,
    place: { names, label: props.label ?? props['aria-label'], labelledBy: props['aria-labelledby'] },
    control: {
      id: ids.control,
      name: props.name,
      required: props.required,
      disabled,
      'aria-label': props['aria-label'],
      'aria-labelledby': props['aria-labelledby'],
      'aria-invalid': error ? true : undefined,
      'aria-describedby': described || undefined,
    },
  };
}
