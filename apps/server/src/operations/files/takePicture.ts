import type { ErrorCode } from '@sen/domain/errors/codes';
import { fieldError } from '@sen/domain/errors/FieldError';
import type { ErrorParams } from '@sen/domain/errors/formatError';
import { fileFormats } from '@sen/domain/files/fileFormats';
import { mayTakePicture, pictureLimits } from '@sen/domain/files/mayTakePicture';
import { RefusalError } from '../../errors/RefusalError.ts';
import { newFileId } from '../../files/fileStoreOf.ts';
import { type PictureBox, scaledPicture } from '../../files/scaledPicture.ts';
import { markLoose, type StoredPicture } from '../../store/files/files.ts';
import type { Services, Upload } from '../Operation.ts';

export interface TakenAs {
  /** What the caller sends it as, which a refusal names. */
  field: string;
  /** What it is scaled down to. */
  box: PictureBox;
}

/**
 * Checks an uploaded picture, scales it down and stores its bytes. They stay loose until a row is inserted for them.
 * @throws {RefusalError} when it is no picture that the product takes
 */
export async function takePicture(
  upload: Upload | undefined,
  { field, box }: TakenAs,
  { database, files }: Pick<Services, 'database' | 'files'>,
  now: Date,
): Promise<StoredPicture> {
  return (await takeSizedPicture(upload, { field, box }, { database, files }, now)).stored;
}

/** As `takePicture`, with the size of the picture in pixels. */
export async function takeSizedPicture(
  upload: Upload | undefined,
  { field, box }: TakenAs,
  { database, files }: Pick<Services, 'database' | 'files'>,
  now: Date,
): Promise<{ stored: StoredPicture; width: number; height: number }> {
  const refusal = (code: ErrorCode, params?: ErrorParams) =>
    new RefusalError(code, { ...(params && { params }), fieldErrors: [fieldError(field, code, params)] });
  if (upload === undefined) throw refusal('fileMissing');
  const { name, bytes } = upload;
  const verdict = mayTakePicture({ name, bytes });
  if (!verdict.allowed) throw refusal(verdict.code, verdict.params);
  const picture = await scaledPicture(bytes, box);
  if (!picture) throw refusal('pictureUnreadable');
  const id = newFileId();
  await markLoose(database, id, now);
  const put = await files.put(id, [picture.bytes], pictureLimits.bytes);
  const { width, height, format } = picture;
  return { stored: { id, name, type: fileFormats[format].type, ...put }, width, height };
}
