import type { Profile, ProfileDraft } from '@sen/api/contract/model';

/** What people edit of their profile; '' for what it does not have. */
export function draftOfProfile({ name, phone, sex, dateOfBirth, address }: Profile): Required<ProfileDraft> {
  return {
    name,
    phone: phone ?? '',
    sex: sex ?? '',
    dateOfBirth: dateOfBirth ?? '',
    address: address ?? '',
  };
}
