import { type FieldError, fieldError } from './FieldError.ts';

/** Spaces, control and format characters (zero-width ones among them), and the fillers that show nothing. */
const nothingToSee = /^[\s\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** Whether a text shows nothing. */
export function isBlankText(text: string | undefined): boolean {
  return text === undefined || nothingToSee.test(text);
}

/** The finding of a required text that is missing; none when it is there. */
export function required(field: string, text: string | undefined): FieldError[] {
  return isBlankText(text) ? [fieldError(field, 'thisFieldIsRequired')] : [];
}
