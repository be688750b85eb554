import { imageExtensions } from '@sen/domain/files/fileExtensions';

/** What the file chooser offers for a picture. */
export const pictureTypes: readonly string[] = imageExtensions.map((extension) => `.${extension}`);
