import type { Role } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { isBlankText, required } from '../errors/required.ts';
import { checkEmail } from './checkEmail.ts';
import { checkDateOfBirth, checkPhone } from './checkPerson.ts';

/** What an administrator writes of a member, as far as it can be wrong by itself. */
export interface MemberForm {
  readonly email: string;
  readonly username: string;
  readonly phone: string;
  readonly name: string;
  /** Empty while none is chosen. */
  readonly role: Role | '';
  readonly company_id: string;
  readonly date_of_birth: string;
  readonly membership_code: string;
}

/** A user name is typed into one box at signing in: no blanks, nothing that looks like nothing. */
const username = /^[\p{L}\p{M}\p{N}._@+-]{3,100}$/u;

/** What the contract's fields hold at most. */
const longest = { name: 200, membership_code: 100 } as const;

/**
 * What is wrong with a member, in the order of section 5. A super-admin stands above the units and needs none.
 * @param today the day on the calendar of the product's people, 'yyyy-mm-dd'
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
    ...required('date_of_birth', form.date_of_birth),
    ...checkDateOfBirth('date_of_birth', form.date_of_birth, today),
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
