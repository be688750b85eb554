import type { Profile } from '@sen/api/contract/model';
import { found } from '../../errors/RefusalError.ts';
import type { ProfilePicture } from '../../store/files/tables.ts';
import { replacePicture } from '../../store/profile/pictures.ts';
import { findProfile } from '../../store/profile/profiles.ts';
import { throwAway } from '../../files/throwAway.ts';
import { type TakenAs, takePicture } from '../files/takePicture.ts';
import type { Services, Upload } from '../Operation.ts';

interface Owned {
  owner: string;
  purpose: ProfilePicture;
  now: Date;
}

/** What the portal's cropper makes: twice the largest size at which a picture is shown, in pixels. */
const takenAs: Record<ProfilePicture, TakenAs> = {
  avatar: { field: 'avatar', box: { width: 512, height: 512 } },
  background: { field: 'bg_img', box: { width: 1600, height: 1600 } },
};

/** Replaces a person's picture, if the file is one. */
export async function savePicture(
  owned: Owned,
  upload: Upload | undefined,
  services: Services,
): Promise<Profile> {
  const { database } = services;
  const picture = await takePicture(upload, takenAs[owned.purpose], services, owned.now);
  const before = await database
    .transaction()
    .execute((transaction) => replacePicture(transaction, owned, picture));
  await throwAway(before, services);
  return found(await findProfile(database, owned.owner));
}

/** Removes a person's picture; does nothing when there is none. */
export async function removePicture(owned: Owned, services: Services): Promise<Profile> {
  const { database } = services;
  const before = await database
    .transaction()
    .execute((transaction) => replacePicture(transaction, owned, null));
  await throwAway(before, services);
  return found(await findProfile(database, owned.owner));
}
