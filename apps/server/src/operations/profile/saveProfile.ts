import { today } from '@sen/domain/time/today';
import { dateOfBirthOf, firstNameOf, phoneOf } from '@sen/domain/users/checkPerson';
import { checkProfile } from '@sen/domain/users/checkProfile';
import { draftOfProfile } from '@sen/domain/users/draftOfProfile';
import { tidySpaces } from '@sen/domain/text/spaces';
import { assertNoFieldErrors, found } from '../../errors/RefusalError.ts';
import { findProfile, saveOwnProfile } from '../../store/profile/profiles.ts';
import type { Handler } from '../Operation.ts';

export const saveProfile: Handler<'saveProfile'> = async ({ caller, body, now }, { database, sessions }) => {
  const before = found(await findProfile(database, caller.id));
  const { phone, dateOfBirth, address, sex, ...profile } = { ...draftOfProfile(before), ...body };
  assertNoFieldErrors(checkProfile({ ...profile, phone, dateOfBirth, address }, today(now)));
  const name = tidySpaces(profile.name);
  await saveOwnProfile(
    database,
    caller.id,
    {
      name,
      first_name: firstNameOf(name),
      phone: phoneOf(phone),
      dateOfBirth: dateOfBirthOf(dateOfBirth),
      address: address.trim() || null,
      sex: sex || null,
    },
    now,
  );
  sessions.forgetUser(caller.id);
  return { data: found(await findProfile(database, caller.id)) };
};
