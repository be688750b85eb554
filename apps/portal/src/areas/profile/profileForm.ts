import type { Profile } from '@sen/api/contract/model';

/** The profile as edited; '' for an empty field. */
export interface ProfileForm {
  name: string;
  phone: string;
  sex: NonNullable<Profile['sex']> | '';
  dateOfBirth: string;
  address: string;
}

export function formOf({ name, phone, sex, dateOfBirth, address }: Profile): ProfileForm {
  return {
    name,
    phone: phone ?? '',
    sex: sex ?? '',
    dateOfBirth: dateOfBirth ?? '',
    address: address ?? '',
  };
}

/** A stored draft is untrusted input: it may come from an older version of this page. */
export function isProfileForm(stored: unknown): stored is ProfileForm {
  if (typeof stored !== 'object' || stored === null) return false;
  const fields: Record<string, unknown> = { ...stored };
  return ['name', 'phone', 'sex', 'dateOfBirth', 'address'].every(
    (field) => typeof fields[field] === 'string',
  );
}
