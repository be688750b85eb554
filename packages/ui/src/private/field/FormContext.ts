import { createContext } from 'react';

export interface FormErrors {
  /** Error messages by field name. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Disables all fields while the form is being sent. */
  disabled: boolean;
}

export const FormContext = createContext<FormErrors>({ errors: {}, disabled: false });
