import { type FieldError, fieldError } from './FieldError.ts';

/** Spaces, control and format characters (zero-width included), and invisible fillers. */
const nothingToSee = /^[\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** Returns whether a text has no visible character. */
export function isBlankText(text: string | null | undefined): boolean {
  return text === undefined || text === null || nothingToSee.test(text);
}

/** Returns an error if a required text is blank, else none. */
export function required(field: string, text: string | null | undefined): FieldError[] {
  return isBlankText(text) ? [fieldError(field, 'thisFieldIsRequired')] : [];
}
