import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { required } from '../errors/required.ts';
import { checkDateOfBirth, checkPhone } from './checkPerson.ts';

/** The fields that people may edit in their own profile; an empty text clears a field. */
export interface ProfileForm {
  name: string;
  phone: string;
  dateOfBirth: string;
  address: string;
}

const longestName = 200;
const longestAddress = 500;

/**
 * Validates a person's own profile.
 * @param today 'yyyy-mm-dd' in the product's time zone
 */
export function checkProfile(form: ProfileForm, today: string): FieldError[] {
  return [
    ...required('name', form.name),
    ...(form.name.length > longestName ? [fieldError('name', 'tooLong', { max: longestName })] : []),
    ...checkPhone('phone', form.phone),
    ...checkDateOfBirth('dateOfBirth', form.dateOfBirth, today),
    ...(form.address.length > longestAddress
      ? [fieldError('address', 'tooLong', { max: longestAddress })]
      : []),
  ];
}
