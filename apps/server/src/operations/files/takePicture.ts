import { fileFormats } from '@sen/domain/files/fileFormats';
import { mayTakePicture, pictureLimits } from '@sen/domain/files/mayTakePicture';
import { assertAllowed, RefusalError } from '../../errors/RefusalError.ts';
import { newFileId } from '../../files/fileStoreOf.ts';
import { type PictureBox, scaledPicture } from '../../files/scaledPicture.ts';
import { markLoose } from '../../store/files/files.ts';
import type { FileTable } from '../../store/files/tables.ts';
import type { Services, Upload } from '../Operation.ts';

/**
 * Checks an uploaded picture, scales it down to the box and stores its bytes. They stay loose until a row is inserted for them.
 * @throws {RefusalError} when it is no picture that the product takes
 */
export async function takePicture(
  upload: Upload | undefined,
  box: PictureBox,
  { database, files }: Pick<Services, 'database' | 'files'>,
  now: Date,
): Promise<Pick<FileTable, 'id' | 'name' | 'type' | 'size' | 'sha256'>> {
  if (upload === undefined) throw new RefusalError('fileMissing');
  const { name, bytes } = upload;
  assertAllowed(mayTakePicture({ name, bytes }));
  const picture = await scaledPicture(bytes, box);
  if (!picture) throw new RefusalError('pictureUnreadable');
  const id = newFileId();
  await markLoose(database, id, now);
  const stored = await files.put(id, [picture.bytes], pictureLimits.bytes);
  return { id, name, type: fileFormats[picture.format].type, ...stored };
}
