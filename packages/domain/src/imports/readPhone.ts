import { readAs, type Reading, unreadable } from './Reading.ts';

const separators = /[\s().\u00a0'-]/g;
const countryCode = /^(?:\+84|0084|84(?=\d{9}$))0?/;
const withoutZero = /^[1-9]\d{8}$/;

/**
 * The phone number that a cell's text means, digits only: blanks, dots, dashes and brackets are dropped, +84 becomes 0, and
 * the 0 that a spreadsheet ate is put back (no Vietnamese number begins otherwise). Section 5: over 8 and under 11 digits.
 */
export function readPhone(text: string): Reading<string> {
  const digits = text.replace(separators, '').replace(countryCode, '0');
  const whole = withoutZero.test(digits) ? `0${digits}` : digits;
  return /^\d{9,10}$/.test(whole) ? readAs(whole) : unreadable('notAPhone');
}

/** Whether the digits can be a number whose leading 0 a spreadsheet dropped, without being sure: the 8 or 10 digits of a landline. */
export function lacksZero(text: string): boolean {
  const digits = text.replace(separators, '');
  return /^[1-9](?:\d{7}|\d{9})$/.test(digits);
}
