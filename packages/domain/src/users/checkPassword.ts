import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { required } from '../errors/required.ts';

/** Section 5: the minimum length; one character of each kind is required too. */
export const passwordLength = 8;

/** An upper limit, so that hashing stays cheap. */
export const longestPassword = 200;

/** The password rules, in the order in which they are reported. */
export const passwordParts = ['length', 'lower', 'upper', 'digit', 'special'] as const;
export type PasswordPart = (typeof passwordParts)[number];

const has: Record<PasswordPart, (password: string) => boolean> = {
  length: (password) => [...password].length >= passwordLength,
  lower: (password) => /\p{Ll}/u.test(password),
  upper: (password) => /\p{Lu}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  // A space counts too, so that a sentence is a valid password.
  special: (password) => /[^\p{L}\p{M}\p{N}]/u.test(password),
};

/** The rules that a password does not meet; letters of every alphabet count. */
export function missingParts(password: string): PasswordPart[] {
  const composed = password.normalize('NFC');
  return passwordParts.filter((part) => !has[part](composed));
}

interface NewPassword {
  password: string;
  password_confirmation: string;
}

/** Validates a new password and its repetition. */
export function checkPassword({ password, password_confirmation }: NewPassword): FieldError[] {
  if (password === '') return required('password', password);
  if (password.length > longestPassword) return [fieldError('password', 'tooLong', { max: longestPassword })];
  if (missingParts(password).length > 0) return [fieldError('password', 'passwordTooWeak')];
  const isRepeated = password.normalize('NFC') === password_confirmation.normalize('NFC');
  return isRepeated ? [] : [fieldError('password_confirmation', 'passwordsDiffer')];
}
