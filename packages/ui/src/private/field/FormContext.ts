import { createContext } from 'react';

export interface FormErrors {
  /** What is wrong with the field of a name. */
  errors: Readonly<Record<string, string | undefined>>;
  /** Nothing can be changed while the form is on its way. */
  disabled: boolean;
}

export const FormContext = createContext<FormErrors>({ errors: {}, disabled: false });
