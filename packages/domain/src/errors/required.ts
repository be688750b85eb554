import { type FieldError, fieldError } from './FieldError.ts';

/** Whether nothing but blanks was typed. */
export function isBlankText(text: string | undefined): boolean {
  return text === undefined || text.trim() === '';
}

/** The finding of a required text that is missing; none when it is there. */
export function required(field: string, text: string | undefined): FieldError[] {
  return isBlankText(text) ? [fieldError(field, 'thisFieldIsRequired')] : [];
}
