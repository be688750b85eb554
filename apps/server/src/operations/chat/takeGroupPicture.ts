import type { StoredPicture } from '../../store/files/files.ts';
import { takePicture } from '../files/takePicture.ts';
import type { Services, Upload } from '../Operation.ts';

const groupBox = { width: 512, height: 512 };

/** @throws {RefusalError} for what is no picture */
export function takeGroupPicture(
  upload: Upload | undefined,
  services: Services,
  now: Date,
): Promise<StoredPicture> {
  return takePicture(upload, { field: 'picture', box: groupBox }, services, now);
}
