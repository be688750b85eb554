import type { CompanyDraft } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { required } from '../errors/required.ts';
import type { KeptOf } from '../KeptOf.ts';
import { tidySpaces } from '../text/spaces.ts';
import { checkEmail } from '../users/checkEmail.ts';
import { emailOf } from '../users/emailOf.ts';

const separators = /[\s().\u00a0-]/g;
/** Six hexadecimal digits, as stored and as a browser's colour input takes them. */
const color = /^#[\da-f]{6}$/;
const countryCode = /^(?:\+84|0084)0?/;

/** The digits of a unit's phone number: a landline of 11 and a hotline of 8 digits are numbers, too. */
function digitsOf(text: string): string {
  return text.replaceAll(separators, '').replace(countryCode, '0');
}

/** A colour as stored: six small letters and digits behind a hash sign; it may be typed without the sign, and with three. */
function colorOf(text: string): string {
  const typed = text.trim().toLowerCase();
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/.exec(typed)?.[1];
  if (digits === undefined) return typed;
  return `#${digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join('')}`;
}

/** Validates a unit in the order of its form; the database checks that its name is unique. */
export function checkCompany(draft: CompanyDraft): FieldError[] {
  const { company_name, company_email = '', company_phone = '' } = draft;
  const accent = colorOf(draft.accent_color ?? '');
  return [
    ...required('company_name', tidySpaces(company_name)),
    ...(company_email.trim() === '' ? [] : checkEmail('company_email', company_email)),
    ...(company_phone.trim() === '' || /^\d{8,11}$/.test(digitsOf(company_phone))
      ? []
      : [fieldError('company_phone', 'companyPhoneInvalid')]),
    ...(accent === '' || color.test(accent) ? [] : [fieldError('accent_color', 'accentColorInvalid')]),
  ];
}

interface Renamed {
  company_name: 'name';
  company_email: 'email';
  company_address: 'address';
  company_phone: 'phone';
  company_contact: 'contact';
  version: never;
}

/** The stored form of a valid unit: an empty or omitted text is null. */
export function keptCompany({ company_name, is_business = false, ...draft }: CompanyDraft) {
  const text = (value: string | undefined) => tidySpaces(value ?? '') || null;
  return {
    name: tidySpaces(company_name),
    email: emailOf(draft.company_email ?? '') || null,
    address: text(draft.company_address),
    phone: digitsOf(draft.company_phone ?? '') || null,
    contact: text(draft.company_contact),
    field: text(draft.field),
    is_business,
    accent_color: colorOf(draft.accent_color ?? '') || null,
  } satisfies KeptOf<CompanyDraft, Renamed>;
}
