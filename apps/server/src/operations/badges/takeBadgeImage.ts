import type { StoredPicture } from '../../store/files/files.ts';
import { takePicture } from '../files/takePicture.ts';
import type { Services, Upload } from '../Operation.ts';

/** Twice the largest size at which a badge is shown, in pixels. */
const badgeBox = { width: 512, height: 512 };

/** @throws {RefusalError} for what is no picture */
export function takeBadgeImage(
  upload: Upload | undefined,
  services: Services,
  now: Date,
): Promise<StoredPicture> {
  return takePicture(upload, { field: 'image', box: badgeBox }, services, now);
}
