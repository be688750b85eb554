import type { FieldError } from '../errors/FieldError.ts';
import { fieldError } from '../errors/FieldError.ts';
import { isBlankText, required } from '../errors/required.ts';
import { checkEmail } from '../users/checkEmail.ts';
import { checkDateOfBirth, checkPhone } from '../users/checkPerson.ts';

/** The data of a request for an account. The unit assigns the rest (membership code, class). */
export interface SignUpForm {
  readonly email: string;
  readonly phone: string;
  readonly name: string;
  readonly dateOfBirth: string;
  readonly unit: string;
}

const longestName = 200;

/**
 * Validates a sign-up, with errors in the order of section 5.
 * @param today 'yyyy-mm-dd' in the product's time zone
 */
export function checkSignUp(form: SignUpForm, today: string): FieldError[] {
  return [
    ...checkEmail('email', form.email),
    ...required('phone', form.phone),
    ...checkPhone('phone', form.phone),
    ...checkName(form.name),
    ...required('dateOfBirth', form.dateOfBirth),
    ...checkDateOfBirth('dateOfBirth', form.dateOfBirth, today),
    ...required('unit', registerCodeOf(form.unit)),
  ];
}

function checkName(name: string): FieldError[] {
  if (isBlankText(name)) return required('name', name);
  return name.length > longestName ? [fieldError('name', 'tooLong', { max: longestName })] : [];
}

/** Normalises a unit's code: people dictate it, so spaces, dashes and case are ignored. */
export function registerCodeOf(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
}
