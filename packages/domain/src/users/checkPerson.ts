import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { readDate } from '../imports/readDate.ts';
import { readPhone } from '../imports/readPhone.ts';

/** Earlier dates of birth are typing errors. */
const earliestBirth = '1900-01-01';

/** Validates a phone number; no errors if it is empty. */
export function checkPhone(field: string, text: string): FieldError[] {
  if (text.trim() === '') return [];
  const read = readPhone(text);
  return read.ok ? [] : [fieldError(field, read.code, read.params)];
}

/**
 * Validates a date of birth ('2001-02-28'); no errors if it is empty.
 * @param today 'yyyy-mm-dd' in the product's time zone
 */
export function checkDateOfBirth(field: string, text: string, today: string): FieldError[] {
  if (text.trim() === '') return [];
  const read = readDate(text);
  if (!read.ok) return [fieldError(field, read.code, read.params)];
  if (read.value > today) return [fieldError(field, 'bornInTheFuture')];
  return read.value < earliestBirth ? [fieldError(field, 'notADate', { value: text })] : [];
}

/** The stored form of a phone number, digits only; null if empty or invalid by `checkPhone`. */
export function phoneOf(text: string): string | null {
  const read = readPhone(text);
  return text.trim() !== '' && read.ok ? read.value : null;
}

/** The stored form of a date of birth, 'yyyy-mm-dd'; null if empty. */
export function dateOfBirthOf(text: string): string | null {
  const read = readDate(text);
  return text.trim() !== '' && read.ok ? read.value : null;
}

/** The given name: the last word of a Vietnamese name. */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.at(-1) ?? '';
}
