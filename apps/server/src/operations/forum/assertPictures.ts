import { fieldError } from '@sen/domain/errors/FieldError';
import { assertNoFieldErrors } from '../../errors/RefusalError.ts';
import { takePostPictures } from '../../store/forum/pictures.ts';

/** @throws {RefusalError} when a text shows pictures that are neither the author's own nor those of the text */
export async function assertPictures(...taken: Parameters<typeof takePostPictures>): Promise<void> {
  if (!(await takePostPictures(...taken))) assertNoFieldErrors([fieldError('content', 'topicPictureGone')]);
}
