import type { Profile } from '@sen/api/contract/model';
import { type FieldReaders, readers } from '../../patterns/forms/readers';

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

export const profileReaders: FieldReaders<ProfileForm> = {
  name: readers.text,
  phone: readers.text,
  sex: readers.oneOf(['', 'female', 'male', 'other']),
  dateOfBirth: readers.text,
  address: readers.text,
};
