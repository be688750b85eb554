import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { required } from '../errors/required.ts';
import { emailOf } from './emailOf.ts';

/** RFC 5321: the maximum length of an address. */
const longest = 254;

/**
 * The common pattern of an address: a dot-atom before the @ and a domain name of at least two labels. Quoted local parts,
 * comments and IP addresses are refused.
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
