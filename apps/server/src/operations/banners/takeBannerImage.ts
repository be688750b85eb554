import type { StoredPicture } from '../../store/files/files.ts';
import { takePicture } from '../files/takePicture.ts';
import type { Services, Upload } from '../Operation.ts';

/** Section 3's size of a banner, in pixels. */
const bannerBox = { width: 1518, height: 751 };

/** @throws {RefusalError} for what is no picture */
export function takeBannerImage(
  upload: Upload | undefined,
  services: Services,
  now: Date,
): Promise<StoredPicture> {
  return takePicture(upload, { field: 'image', box: bannerBox }, services, now);
}
