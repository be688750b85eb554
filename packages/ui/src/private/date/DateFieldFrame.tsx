import { useContext, useEffect, useId, type ReactNode } from 'react';
import { Field } from '../field/Field';
import type { FieldName, FieldState } from '../field/FieldProps';
import { FormContext } from '../field/FormContext';
import { useField } from '../field/useField';
import { given } from '../given';
import { ReactAria } from '../ReactAria';
import { TypedPartsContext } from './TypedPartsContext';
import { useHalfTyped } from './useTypedParts';

export type DateFieldState = FieldName & FieldState & { readOnly?: boolean | undefined };

interface DateFieldFrameProps {
  of: DateFieldState;
  /** The error of the value itself; the caller's error takes precedence. */
  problem?: string | undefined;
  /** Says what to do when the form is submitted while the field is half typed. */
  unfinished: string;
  /** All parts are typed, and the caller has no value of them yet. */
  typing?: boolean | undefined;
  /** The form values by suffix of the name: '' or an ending ('.start'). */
  formValues: Readonly<Record<string, string>>;
  /** Renders the react-aria field or picker with the common props. */
  children: (control: DateControl) => ReactNode;
}

export type DateControl = ReturnType<typeof controlOf>;

/** The frame of all date and time fields: label, error, description, and the form value. */
export function DateFieldFrame({
  of,
  problem,
  unfinished,
  typing = false,
  formValues,
  children,
}: DateFieldFrameProps) {
  const id = useId();
  // Also a field without a name shows that it is half typed.
  const errorNames = of.errorNames ?? [of.name ?? id];
  const field = useField({ ...of, errorNames, error: of.error ?? problem });
  const { registerUnfinished } = useContext(FormContext);
  const { halfTyped, tell } = useHalfTyped();
  const [name = id] = errorNames;
  const isUnfinished = halfTyped || typing;
  useEffect(
    () => (isUnfinished ? registerUnfinished?.(name, unfinished) : undefined),
    [isUnfinished, registerUnfinished, name, unfinished],
  );
  return (
    <ReactAria>
      <Field {...field} label={of.label} description={of.description} required={of.required} native={false}>
        <TypedPartsContext value={tell}>{children(controlOf(of, field))}</TypedPartsContext>
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
