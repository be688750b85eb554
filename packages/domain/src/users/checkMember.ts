import type { Role } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { isBlankText, required } from '../errors/required.ts';
import { checkEmail } from './checkEmail.ts';
import { checkDateOfBirth, checkPhone } from './checkPerson.ts';

/** The data of a member that can be validated without the database. */
export interface MemberForm {
  readonly email: string;
  readonly username: string;
  readonly phone: string;
  readonly name: string;
  /** Empty while none is chosen. */
  readonly role: Role | '';
  readonly company_id: string;
  readonly dateOfBirth: string;
  readonly membership_code: string;
}

/** A user name shares the sign-in field with emails: no spaces and no invisible characters. */
const username = /^[\p{L}\p{M}\p{N}._@+-]{3,100}$/u;

/** Length limits of the contract. */
const longest = { name: 200, membership_code: 100 } as const;

/**
 * Validates a member, with errors in the order of section 5. A super-admin needs no unit.
 * @param today 'yyyy-mm-dd' in the product's time zone
 */
export function checkMember(form: MemberForm, today: string): FieldError[] {
  return [
    ...checkEmail('email', form.email),
    ...checkUsername(form.username),
    ...required('phone', form.phone),
    ...checkPhone('phone', form.phone),
    ...checkText('name', form.name),
    ...required('role', form.role),
    ...(form.role === 'super-admin' ? [] : required('company_id', form.company_id)),
    ...required('dateOfBirth', form.dateOfBirth),
    ...checkDateOfBirth('dateOfBirth', form.dateOfBirth, today),
    ...checkText('membership_code', form.membership_code),
  ];
}

function checkUsername(text: string): FieldError[] {
  if (isBlankText(text) || username.test(text.trim())) return [];
  return [fieldError('username', 'notAUsername')];
}

function checkText(field: keyof typeof longest, text: string): FieldError[] {
  if (isBlankText(text)) return required(field, text);
  return text.length > longest[field] ? [fieldError(field, 'tooLong', { max: longest[field] })] : [];
}
