/** The required name of a field: a visible label, an invisible one, or the id of a label elsewhere. */
export type FieldName =
  | { label: string; 'aria-label'?: never; 'aria-labelledby'?: never }
  | { label?: never; 'aria-label': string; 'aria-labelledby'?: never }
  | { label?: never; 'aria-label'?: never; 'aria-labelledby': string };

export interface FieldState {
  /** The key of its value in form data, and of its error in the form's `errors`. */
  name?: string | undefined;
  /** The keys of its errors in the form's `errors`; by default its name. The first one with a message is shown. */
  errorNames?: readonly string[] | undefined;
  /** Help text; always visible. */
  description?: string | undefined;
  /** An error message that says how to fix it. */
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}
