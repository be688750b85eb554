import type { ProfileDraft } from '@sen/api/contract/model';
import { type FieldReaders, readers } from '../../patterns/forms/readers';

/** The profile as edited; '' for an empty field. */
export type ProfileForm = Required<ProfileDraft>;

export const profileReaders: FieldReaders<ProfileForm> = {
  name: readers.text,
  phone: readers.text,
  sex: readers.oneOf(['', 'female', 'male', 'other']),
  dateOfBirth: readers.text,
  address: readers.text,
};
