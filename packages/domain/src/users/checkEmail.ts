import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { required } from '../errors/required.ts';
import { emailOf } from './emailOf.ts';

/** RFC 5321: no mail server takes more. */
const longest = 254;

/**
 * The standard pattern of an address: a dot-atom before the @ and a domain name of two labels at least after it. Quoted
 * local parts, comments and addresses of numbers are no addresses that people have.
 */
const pattern =
  /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u;

export function isEmail(text: string): boolean {
  return text.length <= longest && pattern.test(text);
}

export function checkEmail(field: string, text: string): FieldError[] {
  const email = emailOf(text);
  if (email === '') return required(field, email);
  return isEmail(email) ? [] : [fieldError(field, 'notAnEmail')];
}
