import type { CertificateTemplateDraft } from '@sen/api/contract/model';
import { checkTemplate, keptTemplate, type WholeTemplate } from '@sen/domain/certificates/checkTemplate';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import type { StoredPicture } from '../../store/files/files.ts';
import { takePicture } from '../files/takePicture.ts';
import type { Services, Upload } from '../Operation.ts';

/** A4 at 200 dots per inch, pixels. */
const pageBox = { width: 2_339, height: 2_339 };

/**
 * The stored form of a template.
 * @param base what a draft that omits it has
 * @throws {RefusalError} for wrong fields
 */
export function checkedTemplate(
  { image_cetificate: _image, version: _version, ...draft }: Partial<CertificateTemplateDraft>,
  base: WholeTemplate,
): ReturnType<typeof keptTemplate> {
  const whole = { ...base, ...draft };
  assertNoFieldErrors(checkTemplate(whole));
  return keptTemplate(whole);
}

/** The picture of a template, stored. @throws {RefusalError} when it is no picture that the product takes */
export function takeTemplatePicture(
  upload: Upload | undefined,
  services: Pick<Services, 'database' | 'files'>,
  now: Date,
): Promise<StoredPicture> {
  return takePicture(upload, pageBox, services, now);
}
