import type { RuleErrorCode } from '../errors/ruleErrors.ts';
import { readAs, type Reading, unreadable } from './Reading.ts';

const separators = /[\s().\u00a0'-]/g;
const countryCode = /^(?:\+84|0084|84(?=\d{9}$))0?/;
const withoutZero = /^[1-9]\d{8}$/;

/**
 * Reads a phone number as digits: spaces, dots, dashes and brackets are dropped, +84 becomes 0, and the leading 0 that a
 * spreadsheet dropped is restored (every Vietnamese number has one). Section 5: over 8 and under 11 digits.
 */
export function readPhone(text: string): Reading<string, RuleErrorCode> {
  const digits = text.replace(separators, '').replace(countryCode, '0');
  const whole = withoutZero.test(digits) ? `0${digits}` : digits;
  return /^\d{9,10}$/.test(whole) ? readAs(whole) : unreadable('notAPhone');
}

/** Returns whether a spreadsheet may have dropped the leading 0, without certainty: the 8 or 10 digits of a landline. */
export function lacksZero(text: string): boolean {
  const digits = text.replace(separators, '');
  return /^[1-9](?:\d{7}|\d{9})$/.test(digits);
}
