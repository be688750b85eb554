import type { Profile } from '@sen/api/contract/model';
import { fileFormats } from '@sen/domain/files/fileFormats';
import { mayTakePicture, pictureLimits } from '@sen/domain/files/mayTakePicture';
import { assertAllowed, found, RefusalError } from '../../errors/RefusalError.ts';
import { newFileId } from '../../files/fileStoreOf.ts';
import { type PictureBox, scaledPicture } from '../../files/scaledPicture.ts';
import { forgetLoose, markLoose } from '../../store/files/files.ts';
import { replacePicture } from '../../store/profile/pictures.ts';
import { findProfile } from '../../store/profile/profiles.ts';
import type { FilePurpose } from '../../store/files/tables.ts';
import type { Services, Upload } from '../Operation.ts';

interface Owned {
  owner: string;
  purpose: FilePurpose;
  now: Date;
}

/** What the portal's cropper makes: twice the largest size at which a picture is shown, in pixels. */
const pictureBoxes: Record<FilePurpose, PictureBox> = {
  avatar: { width: 512, height: 512 },
  background: { width: 1600, height: 1600 },
};

/** Replaces a person's picture, if the file is one. */
export async function savePicture(
  owned: Owned,
  upload: Upload | undefined,
  services: Services,
): Promise<Profile> {
  const { database, files } = services;
  if (upload === undefined) throw new RefusalError('fileMissing');
  const { name, bytes } = upload;
  assertAllowed(mayTakePicture({ name, bytes }));
  const picture = await scaledPicture(bytes, pictureBoxes[owned.purpose]);
  if (!picture) throw new RefusalError('pictureUnreadable');

  const id = newFileId();
  await markLoose(database, id, owned.now);
  const stored = await files.put(id, [picture.bytes], pictureLimits.bytes);
  const before = await database
    .transaction()
    .execute((transaction) =>
      replacePicture(transaction, owned, { id, name, type: fileFormats[picture.format].type, ...stored }),
    );
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

/** A file that cannot be deleted now stays loose, and is deleted by a job. */
async function throwAway(id: string | null, { database, files, log }: Services): Promise<void> {
  if (id === null) return;
  try {
    await files.delete(id);
    await forgetLoose(database, [id]);
  } catch (error) {
    log.warn({ err: error, file: id }, 'file not deleted yet');
  }
}
