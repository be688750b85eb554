import type { CertificateTemplateDraft } from '@sen/api/contract/model';
import { checkTemplate, keptTemplate, type WholeTemplate } from '@sen/domain/certificates/checkTemplate';
import type { ErrorCode } from '@sen/domain/errors/codes';
import { type FieldError, fieldError } from '@sen/domain/errors/FieldError';
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
export async function checkedTemplate(
  { image_cetificate: _image, version: _version, ...draft }: Partial<CertificateTemplateDraft>,
  base: WholeTemplate,
): Promise<ReturnType<typeof keptTemplate>> {
  const whole = { ...base, ...draft };
  assertNoFieldErrors([...checkTemplate(whole), ...(await unprintableTexts(whole))]);
  return keptTemplate(whole);
}

/** Fixed texts with letters that no font of the documents has. */
async function unprintableTexts({ fields }: WholeTemplate): Promise<FieldError<ErrorCode>[]> {
  // The fonts are large, and few requests need them.
  const { unprintableLetters } = await import('../../printing/unprintableLetters.ts');
  return fields.flatMap(({ kind, text }, index) => {
    const letters = kind === 'text' ? unprintableLetters(text) : [];
    if (letters.length === 0) return [];
    const params = { letters: letters.join(', ') };
    return [fieldError(`fields.${index}.text`, 'certificateLettersUnprintable', params)];
  });
}

/** The picture of a template, stored. @throws {RefusalError} when it is no picture that the product takes */
export function takeTemplatePicture(
  upload: Upload | undefined,
  services: Pick<Services, 'database' | 'files'>,
  now: Date,
): Promise<StoredPicture> {
  return takePicture(upload, { field: 'image_cetificate', box: pageBox }, services, now);
}
