import type { ReactNode } from 'react';
import { Field } from '../field/Field';
import type { FieldName, FieldState } from '../field/FieldProps';
import { useField } from '../field/useField';
import { given } from '../given';
import { ReactAria } from '../ReactAria';

export type DateFieldState = FieldName & FieldState & { readOnly?: boolean | undefined };

interface DateFieldFrameProps {
  of: DateFieldState;
  /** What is wrong with the value itself; the caller's own error goes before it. */
  problem?: string | undefined;
  /** What a form gets under the name, or under the name with an ending ('.start'). */
  formValues: Readonly<Record<string, string>>;
  /** The field or picker of react-aria, with all that every one of them is given. */
  children: (control: DateControl) => ReactNode;
}

export type DateControl = ReturnType<typeof controlOf>;

/** Around every field of days and times: label, error, what helps, and the value for a form. */
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
    // The words of what is wrong are the field's; react-aria's own stay silent.
    validationBehavior: 'aria' as const,
    ...given({
      'aria-label': of['aria-label'],
      'aria-labelledby': of.label === undefined ? of['aria-labelledby'] : ids.label,
      'aria-describedby': described,
    }),
  };
}
