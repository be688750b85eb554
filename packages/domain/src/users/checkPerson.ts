import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { readDate } from '../imports/readDate.ts';
import { readPhone } from '../imports/readPhone.ts';

/** Nobody in training was born earlier. */
const earliestBirth = '1900-01-01';

/** What is wrong with a phone number that was given; nothing when it was left out. */
export function checkPhone(field: string, text: string): FieldError[] {
  if (text.trim() === '') return [];
  const read = readPhone(text);
  return read.ok ? [] : [fieldError(field, read.code, read.params)];
}

/**
 * What is wrong with a day of birth that was given ('2001-02-28').
 * @param today the day on the calendar of the product's people
 */
export function checkDateOfBirth(field: string, text: string, today: string): FieldError[] {
  if (text.trim() === '') return [];
  const read = readDate(text);
  if (!read.ok) return [fieldError(field, read.code, read.params)];
  if (read.value > today) return [fieldError(field, 'bornInTheFuture')];
  return read.value < earliestBirth ? [fieldError(field, 'notADate', { value: text })] : [];
}

/** Digits alone, as they are kept; null for none. What `checkPhone` refuses is none. */
export function phoneOf(text: string): string | null {
  const read = readPhone(text);
  return text.trim() !== '' && read.ok ? read.value : null;
}

/** 'yyyy-mm-dd', as it is kept; null for none. */
export function dateOfBirthOf(text: string): string | null {
  const read = readDate(text);
  return text.trim() !== '' && read.ok ? read.value : null;
}

/** The name by which a person is spoken to: the last word of a Vietnamese name. */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.at(-1) ?? '';
}
