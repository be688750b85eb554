import type { ReactNode } from 'react';
import { Field } from '../field/Field';
import type { FieldName, FieldState } from '../field/FieldProps';
import { useField } from '../field/useField';
import { given } from '../given';
import { ReactAria } from '../ReactAria';

export type DateFieldState = FieldName & FieldState & { readOnly?: boolean | undefined };

interface DateFieldFrameProps {
  of: DateFieldState;
  /** The error of the value itself; the caller's error takes precedence. */
  problem?: string | undefined;
  /** The form values by suffix of the name: '' or an ending ('.start'). */
  formValues: Readonly<Record<string, string>>;
  /** Renders the react-aria field or picker with the common props. */
  children: (control: DateControl) => ReactNode;
}

export type DateControl = ReturnType<typeof controlOf>;

/** The frame of all date and time fields: label, error, description, and the form value. */
export function DateFieldFrame({ of, problem, formValues, children }: DateFieldFrameProps) {
  const field = useField({ ...of, error: of.error ?? problem });
  return (
    <ReactAria>
      <Field {...field} label={of.label} description={of.description} required={of.required} native={false}>
        {children(controlOf(of, field))}
        {of.name !== undefined &&
          Object.entries(formValues).map(([ending, value]) => (
            <input key={ending} type="hidden" name={`${of.name}${ending}`} value={value} />
          ))}
      </Field>
    </ReactAria>
  );
}

function controlOf(of: DateFieldState, { ids, disabled, error, described }: ReturnType<typeof useField>) {
  return {
    id: ids.control,
    shouldForceLeadingZeros: true,
    isDisabled: disabled,
    isInvalid: error !== undefined && error !== '',
    isReadOnly: of.readOnly ?? false,
    isRequired: of.required ?? false,
    // The field shows its own error messages instead of react-aria's.
    validationBehavior: 'aria' as const,
    ...given({
      'aria-label': of['aria-label'],
      'aria-labelledby': of.label === undefined ? of['aria-labelledby'] : ids.label,
      'aria-describedby': described,
    }),
  };
}
