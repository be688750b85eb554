/** A field has a name: words beside it, words that are only read out, or the id of words that stand elsewhere. */
export type FieldName =
  | { label: string; 'aria-label'?: never; 'aria-labelledby'?: never }
  | { label?: never; 'aria-label': string; 'aria-labelledby'?: never }
  | { label?: never; 'aria-label'?: never; 'aria-labelledby': string };

export interface FieldState {
  /** The key of its value in a form, and of its error in the form's `errors`. */
  name?: string | undefined;
  /** What helps to fill it in; stays visible. */
  description?: string | undefined;
  /** What is wrong, in words that say how to mend it. */
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}
