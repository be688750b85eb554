import { useContext, type ReactNode } from 'react';
import { FieldError } from './Field';
import { FormContext } from './FormContext';

interface GroupErrorProps {
  id: string;
  /** The keys of the group's errors in the form's `errors`; the first one with a message is shown. */
  names: readonly string[];
  label: string;
  /** Shown while there is no error. */
  children?: ReactNode;
}

/** The error of a group of fields: a list that is too short, a sum that is wrong. Its parent element is the group. */
export function GroupError({ id, names, label, children }: GroupErrorProps) {
  const { errors } = useContext(FormContext);
  const error = names.map((name) => errors[name]).find(Boolean);
  return (
    <>
      <FieldError id={id} place={{ names, label }}>
        {error}
      </FieldError>
      {!error && children}
    </>
  );
}
